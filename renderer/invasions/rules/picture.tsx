import './rules.css'
import type { ComponentType } from 'react'
import type { PictureId } from '#shared/invasions/content/books/rules/text.ts'
import { Control, Stacking } from './counters.tsx'
import { Dice, Exchange, Siege } from './dice.tsx'
import { Interception } from './interception.tsx'

const pictures: Readonly<Record<PictureId, ComponentType>> = {
  control: Control,
  dice: Dice,
  exchange: Exchange,
  interception: Interception,
  siege: Siege,
  stacking: Stacking
}

function isPicture(id: string): id is PictureId {
  return Object.hasOwn(pictures, id)
}

/** A picture in the rules, by its id. */
export function Picture({ id }: { readonly id: string }) {
  if (!isPicture(id)) return null
  const Drawn = pictures[id]
  return <Drawn />
}
