import type { NationId } from './ids.ts'

/** The character of a nation for its computer player, apart from skill. Each value is 0 to 1; 0.5 is the default. */
export interface Character {
  /** Fights at worse odds. */
  readonly bold: number
  /** Keeps agreements even when breaking them would pay. */
  readonly loyal: number
  /** Wants land to live in rather than plunder. */
  readonly settler: number
  /** Gives no ground. */
  readonly stubborn: number
}

export const ordinaryCharacter: Character = { bold: 0.5, loyal: 0.5, settler: 0.5, stubborn: 0.5 }

/** Characters of nations: our figures for what the sources say. */
export const characters: Readonly<Partial<Record<NationId, Partial<Character>>>> = {
  romans: { bold: 0.4, loyal: 0.7, stubborn: 0.7 },
  byzantines: { bold: 0.3, loyal: 0.6, stubborn: 0.6 },
  persians: { bold: 0.5, loyal: 0.5, stubborn: 0.6 },
  huns: { bold: 0.9, loyal: 0.1, settler: 0.1, stubborn: 0.3 },
  avars: { bold: 0.8, loyal: 0.1, settler: 0.3, stubborn: 0.3 },
  hephthalites: { bold: 0.8, loyal: 0.3, settler: 0.4 },
  alans: { bold: 0.7, loyal: 0.4, settler: 0.3, stubborn: 0.2 },
  visigoths: { bold: 0.7, loyal: 0.4, settler: 0.7, stubborn: 0.4 },
  ostrogoths: { bold: 0.6, loyal: 0.6, settler: 0.8 },
  vandals: { bold: 0.7, loyal: 0.2, settler: 0.5 },
  franks: { bold: 0.7, loyal: 0.7, settler: 0.9, stubborn: 0.8 },
  saxons: { bold: 0.6, loyal: 0.2, settler: 0.6 },
  burgundians: { bold: 0.4, loyal: 0.8, settler: 0.9, stubborn: 0.7 },
  heruls: { bold: 0.8, loyal: 0.3, settler: 0.3 },
  lombards: { bold: 0.6, loyal: 0.4, settler: 0.7, stubborn: 0.6 },
  gepids: { bold: 0.5, loyal: 0.4, settler: 0.6 },
  britons: { bold: 0.4, loyal: 0.7, settler: 0.8, stubborn: 0.8 }
}

/** Characters of famous leaders, which override those of their nations. */
export const charactersOfLeaders: Readonly<Record<string, Partial<Character>>> = {
  attila: { bold: 1, loyal: 0, stubborn: 0.4 },
  alaricus: { bold: 0.9, loyal: 0.3, stubborn: 0.6 },
  gaisericus: { bold: 0.8, loyal: 0.1, stubborn: 0.8 },
  iulianus: { bold: 0.9, stubborn: 0.8 },
  stilicho: { bold: 0.5, loyal: 0.9 },
  belisarius: { bold: 0.8, loyal: 1 },
  chlodovechus: { bold: 0.9, loyal: 0.2, settler: 1 }
}
