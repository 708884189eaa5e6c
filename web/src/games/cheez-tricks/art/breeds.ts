/** Six cats, each somebody: fur, shade, mask, eyes, and the shape of the head. */
export interface Breed {
  fur: string;
  shade: string;
  ear: string;
  iris: string;
  muzzle: string;
  nose: string;
  whisker: string;
  /** The wall behind the portrait. */
  wall: string;
  head: string;
}

const PLAIN =
  'M17 66 C15 50 13.5 35 16.5 23 C17.6 18.3 22 17 25.5 20 L39.5 32 C46.5 30.4 53.5 30.4 60.5 32 L74.5 20 C78 17 82.4 18.3 83.5 23 C86.5 35 85 50 83 66 C86 85 70 97 50 97 C30 97 14 85 17 66 Z';
const ROUND =
  'M10 69 C9 55 14 45 17 37 C16 31 16 25 20 22.500 C24 20.500 29 23 33 29 L37 34 C46 31 54 31 63 34 L67 29 C71 23 76 20.500 80 22.500 C84 25 84 31 83 37 C86 45 91 55 90 69 C90 88 72 97 50 97 C28 97 10 88 10 69 Z';
const SLIM =
  'M20 62 C13 47 8 31 9.500 16 C10 11 15 10 19 13.500 L40 33 C46.5 31 53.5 31 60 33 L81 13.500 C85 10 90 11 90.500 16 C92 31 87 47 80 62 C80 82 66 97 50 97 C34 97 20 82 20 62 Z';
const FLUFFY =
  'M18 60 C15 47 14 34 17 22 C18 18 22 17 25.5 20 L39.5 32 L45 27 L49 32 L55 27 L60.5 32 L74.5 20 C78 17 82 18 83 22 C86 34 85 47 82 60 L93 68 L84 74 L90 84 L78 85.500 C72 93.500 62 97 50 97 C38 97 28 93.500 22 85.500 L10 84 L16 74 L7 68 Z';

const BLACK: Breed = {
  fur: '#565064',
  shade: '#403A4D',
  ear: '#9A7488',
  iris: '#F5C93A',
  muzzle: '#766F86',
  nose: '#E79AA0',
  whisker: '#EDE7F3',
  wall: '#F6DC94',
  head: PLAIN,
};

export const BREEDS: Record<string, Breed> = {
  black: BLACK,
  white: {
    fur: '#FFFFFF',
    shade: '#D5DBE8',
    ear: '#F8BFC6',
    iris: '#58B0DE',
    muzzle: '#FFFFFF',
    nose: '#EE8E97',
    whisker: '#2C2833',
    wall: '#A9CFE6',
    head: FLUFFY,
  },
  siamese: {
    fur: '#F7EAD0',
    shade: '#E2CDA6',
    ear: '#8E6452',
    iris: '#3F96D0',
    muzzle: '#6E4C3D',
    nose: '#3E2A24',
    whisker: '#2C2833',
    wall: '#CDE3B9',
    head: SLIM,
  },
  grey: {
    fur: '#A4AEBE',
    shade: '#838DA0',
    ear: '#DCAEB4',
    iris: '#F09A2E',
    muzzle: '#C3CBD7',
    nose: '#5E6676',
    whisker: '#2C2833',
    wall: '#F7CFC2',
    head: ROUND,
  },
  ginger: {
    fur: '#EFA04A',
    shade: '#D6802F',
    ear: '#F7B7A6',
    iris: '#8DBB4E',
    muzzle: '#FFE9C9',
    nose: '#D9605A',
    whisker: '#2C2833',
    wall: '#BFE0DA',
    head: PLAIN,
  },
  tuxedo: {
    fur: '#4C4659',
    shade: '#383244',
    ear: '#A07C8C',
    iris: '#7CC69A',
    muzzle: '#FFFDF6',
    nose: '#E79AA0',
    whisker: '#2C2833',
    wall: '#DCCBEB',
    head: PLAIN,
  },
};

export const breedOf = (breed: string): Breed => BREEDS[breed] ?? BLACK;
