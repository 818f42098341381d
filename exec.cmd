@rem Lets the npm scripts that start with "exec" (so that signals reach the program, not a shell) run on Windows.
@%*
