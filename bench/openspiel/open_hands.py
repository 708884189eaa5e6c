"""What a game's generic kernels imagine where nothing is hidden."""

from cheeseboard.engine.dice import Dice
from cheeseboard.engine.game import AnyState
from cheeseboard.engine.kernel import kernel


@kernel
def imagine(state: AnyState, seat: int, dice: Dice) -> None:
    """The world as it is."""
