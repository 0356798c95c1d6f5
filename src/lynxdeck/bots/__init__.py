"""Players: they see the masked record and nothing else."""
