"""What the Python distribution holds besides its modules."""
