import { germanicNations } from './germanic.ts'
import { nomadNations } from './nomads.ts'
import { cardlessNations, otherNations } from './others.ts'
import { raiderNations } from './raiders.ts'
import { romanNations } from './romans.ts'

export const nations = [
  ...germanicNations,
  ...nomadNations,
  ...raiderNations,
  ...romanNations,
  ...otherNations,
  ...cardlessNations
] as const
