"""The kernels of `playing` for other machines: graphics cards of NVIDIA's, and whatever runs WebAssembly.

Numba's front end writes a kernel down for LLVM (`front`), an entry is added that such a machine can call (`entry`), and
the LLVM that comes with Numba does the rest: no compiler is needed, and no toolkit.
"""

import hashlib
import json
import os
from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

from . import entry, front, playing
from .arguments import Argument, arguments, over_rows
from .entry import NAME as NAME
from .errors import Unable
from .game import Game
from .kernel import cache_folder
from .linked import module as linked


class _Machine(NamedTuple):
    triple: str
    cpu: str
    features: str


_CARD = _Machine("nvptx64-nvidia-cuda", "sm_70", "+ptx70")
_WASM = _Machine("wasm32-unknown-unknown", "", "+bulk-memory,+sign-ext")


def ptx(game: Game, kernel: str) -> str:
    """The kernel for a card: as assembler text, which the card's driver takes."""
    given = arguments(game, kernel)
    written = front.text(game, kernel)
    module = _made(written, entry.on_card(written.function, given, only_read(written, given)), _CARD)
    return str(_machine(_CARD).emit_assembly(module))


def wasm(game: Game, kernel: str) -> bytes:
    """The kernel as a module of WebAssembly."""
    given = arguments(game, kernel)
    written = front.text(game, kernel)
    module = _made(written, entry.plain(written.function, given), _WASM)
    return linked(bytes(_machine(_WASM).emit_object(module)), NAME)


def only_read(written: front.Text, given: Sequence[Argument]) -> set[str]:
    """The arrays that a kernel does not change, as far as LLVM can tell."""
    import llvmlite.binding as llvm

    module = llvm.parse_assembly(written.text)
    for each in module.functions:  # else another could be put in its place
        if not each.is_declaration:
            each.linkage = "external" if each.name == written.function else "internal"
    passes = llvm.create_new_module_pass_manager()
    passes.add_sroa_pass()
    passes.add_instruction_combine_pass()
    passes.add_simplify_cfg_pass()
    passes.add_post_order_function_attributes_pass()
    passes.run(module, llvm.create_pass_builder(_machine(_CARD), llvm.create_pipeline_tuning_options()))
    taken = list(module.get_function(written.function).arguments)
    return {each.name for each, at in entry.places(given) if b"readonly" in taken[at].attributes}


def _made(written: front.Text, entered: str, on: _Machine) -> Any:
    """The whole, optimised for the machine; all but the entry is inlined or dropped."""
    import llvmlite.binding as llvm

    machine = _machine(on)
    module = llvm.parse_assembly(entry.by_words(written.text))
    outer = llvm.parse_assembly(entered)
    for each in (module, outer):
        each.triple, each.data_layout = on.triple, str(machine.target_data)
    module.link_in(outer)
    for thing in (*module.functions, *module.global_variables):
        if not thing.is_declaration and thing.name != entry.NAME:
            thing.linkage = "internal"
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = tuning.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    missing = [each.name for each in module.functions if each.is_declaration and not each.name.startswith("llvm.")]
    assert not missing, f"nothing outside Python has {missing}"
    return module


@cache
def _machine(on: _Machine) -> Any:
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(on.triple).create_target_machine(
        cpu=on.cpu, features=on.features, opt=3, reloc="static"
    )


def kept(game: Game, kernel: str) -> Path:
    """A file with the kernel for a card: made once, and kept for as long as nothing changes that it follows from."""
    made_by = [Path(each).read_bytes() for each in (__file__, entry.__file__, front.__file__)]
    made_with = f"{version('numba')} {version('llvmlite')} {_CARD}"
    digest = hashlib.sha256(
        b"\0".join([*made_by, made_with.encode(), game.kernels.reach(playing).fingerprint.encode()])
    )
    file = cache_folder(digest.hexdigest()[:16]) / f"{game.name}-{kernel}.ptx"
    if not file.exists():
        half = file.with_suffix(f".{os.getpid()}")
        half.write_text(ptx(game, kernel))
        half.replace(file)
    return file


def write(folder: Path, *games: Game) -> None:
    """All kernels of these games for cards, for a machine that has no Numba, and beside them what they take."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        for kernel in over_rows():
            (folder / f"{game.name}-{kernel}.ptx").write_text(ptx(game, kernel))
        kernels = {kernel: entry.described(arguments(game, kernel)) for kernel in over_rows()}
        (folder / f"{game.name}.json").write_text(json.dumps({"words": _words(game), "kernels": kernels}, indent=1))


def ready_made(folder: Path, game: Game, kernel: str) -> Path:
    """The file of a kernel that `write` has left there, unless the rules have been changed since."""
    told = folder / f"{game.name}.json"
    if not told.exists() or json.loads(told.read_text())["words"] != _words(game):
        raise Unable("device-other-kernels", folder=str(folder))
    return folder / f"{game.name}-{kernel}.ptx"


def _words(game: Game) -> str:
    """Of all files that its kernels are written in, and of its parts: the same on every machine."""
    digest = hashlib.sha256(repr(dict(game.other_parts)).encode())
    files = map(Path, (*game.kernels.reach(playing).files, str(vars(game.parts)["__file__"])))
    for file in sorted(files, key=lambda file: file.parts[-3:]):
        digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]
