"""A server from outside: started (`serving`), kept (`storage`, `archive`), checked (`doctor`)."""
