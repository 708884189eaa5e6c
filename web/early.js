// How the page looks is settled before anything of it is painted: this file alone holds up the first paint.
// `cheeseboard-look` tells what has been chosen since; what has not been chosen is as the system has it.
(() => {
  const root = document.documentElement;
  const DARK = matchMedia('(prefers-color-scheme: dark)');
  const CONTRAST = matchMedia('(prefers-contrast: more), (forced-colors: active)');
  const STILL = matchMedia('(prefers-reduced-motion: reduce)');
  /** From here on, letters are so large that a table is scrolled rather than fitted to the screen. */
  const LARGE = 22;

  const read = (where, name) => {
    try {
      return window[where].getItem(name);
    } catch {
      return null;
    }
  };
  const kept = (name) => read('localStorage', `cheeseboard-${name}`);
  const set = (name, value) =>
    value ? root.setAttribute(`data-${name}`, value) : root.removeAttribute(`data-${name}`);
  const among = (value, choices) => (choices.includes(value) ? value : '');
  const chosen = {};
  for (const name of ['look', 'contrast', 'motion', 'text']) chosen[name] = kept(name);

  function apply() {
    const look = among(chosen.look, ['light', 'dark']);
    set('look', look);
    set('contrast', chosen.contrast === 'more' || CONTRAST.matches ? 'more' : '');
    set('motion', chosen.motion === 'still' || STILL.matches ? 'still' : '');
    set('text', among(chosen.text, ['125', '150', '175', '200']));
    const dark = look ? look === 'dark' : DARK.matches;
    document.querySelector('meta[name="color-scheme"]').content = look || 'light dark';
    document.querySelector('meta[name="theme-color"]').content = dark ? '#1F1B24' : '#FFF7E6';
    measure();
  }

  function measure() {
    set('letters', parseFloat(getComputedStyle(root).fontSize) >= LARGE ? 'large' : '');
  }

  // As `chosenLanguage` of the page's script: the page's first words were written before anybody could ask it.
  const language =
    /[?&]language=([\w-]+)/.exec(location.search)?.[1] ||
    read('sessionStorage', 'language') ||
    kept('language') ||
    root.lang;
  set('first', language === root.lang ? '' : 'other');
  apply();
  for (const system of [DARK, CONTRAST, STILL]) system.addEventListener('change', apply);
  addEventListener('cheeseboard-look', ({ detail }) => {
    Object.assign(chosen, detail);
    apply();
  });
  // The style that sizes letters comes after this file.
  addEventListener('load', measure);
})();
