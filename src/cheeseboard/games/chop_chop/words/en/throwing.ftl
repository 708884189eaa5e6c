throw = Throw the die
throw-asked = Your die is ready: throw it.
