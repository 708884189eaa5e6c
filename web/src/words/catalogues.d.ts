/** Made by `web/catalogues.ts` of the `.ftl` files: by language and part, the texts of each game, and of '' the shared ones. */
declare module 'virtual:catalogues' {
  type Part = 'main' | 'lesson' | 'past' | 'rulebook' | 'settings' | 'text';
  const catalogues: Record<string, Record<Part, () => Promise<Record<string, string>>>>;
  export default catalogues;
}
