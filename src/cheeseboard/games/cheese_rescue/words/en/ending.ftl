# A kind word for whoever has lost.
ending-kind = Bravely guarded. The next square has room for more of your cheese.
