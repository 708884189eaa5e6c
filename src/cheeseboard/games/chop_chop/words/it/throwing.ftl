throw = Lancia il dado
throw-asked = Il tuo dado è pronto: lancialo.
