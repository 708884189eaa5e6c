/** The colours of the four cheese varieties: the cheese, its card's tint, and ink that is legible on both paper and tint. */
export interface VarietyColours {
  main: string;
  light: string;
  dark: string;
  tint: string;
  ink: string;
}

const SWISS: VarietyColours = { main: '#E0A81E', light: '#F5CB5C', dark: '#B27F0A', tint: '#FBE9B7', ink: '#6B4A00' };

export const COLOURS: Record<string, VarietyColours> = {
  S: SWISS,
  R: { main: '#3E8E7E', light: '#6DB5A4', dark: '#2A6A5D', tint: '#CFE7E0', ink: '#1C5346' },
  P: { main: '#C2602B', light: '#DE8854', dark: '#943F12', tint: '#F6D7C3', ink: '#7A320C' },
  B: { main: '#5B7FC7', light: '#86A4E0', dark: '#3C5CA0', tint: '#D6E0F6', ink: '#2B4788' },
};

export const coloursOf = (variety: string): VarietyColours => COLOURS[variety] ?? SWISS;
