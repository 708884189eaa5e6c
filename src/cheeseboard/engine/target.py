"""Targets of Numba's own kind, in which kernels are compiled: for this machine (`kernel`) and for others (`front`).

Numba optimises every function by itself, turns it into machine code, and optimises it again inside each that calls it.
Here a kernel that only kernels call is written down for LLVM and becomes a part of those that Python calls: only these
are optimised, as a whole, and turned into machine code. And what Numba has found out about one of its own functions,
an operator say, it need not find out again for the next line.

This reaches into Numba, so `pyproject.toml` says which versions of it are known to fit.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Any


def target(name: str, simplified: bool = True) -> Callable[..., Any]:
    """What makes a function one that can be compiled so. Without `simplified` parts are left as Numba writes them."""
    from numba.core import registry, target_extension  # here, since it takes two seconds that `--help` must not pay

    class Described(registry.CPUTarget):  # type: ignore[misc]
        @cached_property
        def typing_context(self) -> Any:
            return _typing()()

        @cached_property
        def target_context(self) -> Any:
            return _context(name, simplified)(self.typing_context, name)

    class Dispatcher(registry.CPUDispatcher):  # type: ignore[misc]
        targetdescr = Described(name)

        def compile(self, signature: Any) -> Any:
            with target_extension.target_override(name):
                return super().compile(signature)

        def add_overload(self, made: Any) -> None:
            if made.library.whole:
                super().add_overload(made)
            else:
                self.overloads[tuple(made.signature.args)] = made

    class Machine(target_extension.CPU):  # type: ignore[misc]
        """Takes what Numba has for processors, where it has nothing else."""

    def jit(function: Any = None, whole: bool = False, cache: bool = False, **options: Any) -> Any:
        if function is None:
            return lambda later: jit(later, whole, cache, **options)
        # Kernels ask for no memory: so none need count who uses an array.
        chosen = {"nopython": True, "nogil": True, "error_model": "numpy", "_nrt": False} | options
        chosen |= {"no_cpython_wrapper": not whole, "no_cfunc_wrapper": True}
        made = Dispatcher(function, targetoptions=chosen)
        if cache:
            made.enable_caching()
        return made

    target_extension.target_registry[name] = Machine
    target_extension.dispatcher_registry[Machine] = Dispatcher
    target_extension.jit_registry[Machine] = jit
    return jit


def _typing() -> Any:
    from numba.core import types, typing

    class Function(types.Function):
        """One of Numba's own, of which it tries dozens of definitions until one fits."""

        def __init__(self, definitions: Any) -> None:
            super().__init__(definitions)
            self._found: dict[Any, Any] = {}

        def augment(self, other: Any) -> Any:
            return Function((*self.templates, *other.templates))

        def get_call_type(self, context: Any, given: Any, named: Any) -> Any:
            kinds = tuple(given), tuple(named.items())
            if kinds not in self._found:
                self._found[kinds] = super().get_call_type(context, given, named)
            return self._found[kinds]

    class Typing(typing.Context):  # type: ignore[misc]
        def insert_global(self, value: Any, kind: Any) -> None:
            super().insert_global(value, Function(kind.templates) if type(kind) is types.Function else kind)

    return Typing


def _library(simplified: bool) -> Any:
    from numba.core import codegen

    class Library(codegen.JITCodeLibrary):  # type: ignore[misc]
        whole = False
        """Whether Python calls it."""

        def _optimize_final_module(self) -> None:
            if self.whole:
                for part in self._final_module.functions:
                    if part.linkage.name == "linkonce_odr":
                        part.linkage = "internal"  # nobody else needs it
                passes, builder = self._codegen._module_pass_manager()
                passes.run(self._final_module, builder)

        def _finalize_final_module(self) -> None:
            if self.whole:
                super()._finalize_final_module()
            else:
                self._verify_declare_only_symbols()
                self._finalized = True

        def serialize_using_object_code(self) -> Any:
            return super().serialize_using_object_code() if self.whole else self.serialize_using_bitcode()

        def _set_compiled_object(self, code: Any) -> None:
            self.whole = True
            super()._set_compiled_object(code)

    class Raw(Library):
        def _optimize_functions(self, module: Any) -> None:
            module.data_layout = self._codegen._data_layout

    return Library if simplified else Raw


def _context(name: str, simplified: bool) -> Any:
    from numba.core import codegen, cpu, registry, runtime

    class Codegen(codegen.JITCPUCodegen):  # type: ignore[misc]
        _library_class = _library(simplified)

        def set_env(self, symbol: str, environment: Any) -> None:
            if self._engine.is_symbol_defined(symbol):  # parts have none: they ask nothing of Python
                super().set_env(symbol, environment)

    class Context(cpu.CPUContext):  # type: ignore[misc]
        def init(self) -> None:
            super().init()
            self._internal_codegen = Codegen(name)

        def load_additional_registries(self) -> None:
            # What counts references for all of Numba is made only once, and others' functions want it whole.
            runtime.rtsys.initialize(registry.cpu_target.target_context)
            super().load_additional_registries()

        def post_lowering(self, *_: Any) -> None:
            """Numba would link in what counts references."""

        def create_cpython_wrapper(self, library: Any, *given: Any, **named: Any) -> None:
            library.whole = True
            super().create_cpython_wrapper(library, *given, **named)

        def get_executable(self, library: Any, *given: Any) -> Any:
            if library.whole:
                return super().get_executable(library, *given)
            library._ensure_finalized()
            return object()  # stands for the function where another one calls it

    return Context
