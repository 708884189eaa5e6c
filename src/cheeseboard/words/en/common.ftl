# Words that sentences everywhere are made of.

person-seat = seat { $number }
person-you = you
