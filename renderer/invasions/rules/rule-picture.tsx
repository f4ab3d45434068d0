import './rule-pictures.css'
import type { ComponentType } from 'react'
import type { PictureId } from '#shared/invasions/content/books/rules/rule-text.ts'
import { ControlPicture, StackingPicture } from './counter-pictures.tsx'
import { DiceExchangePicture, DicePicture, SiegePicture } from './dice-pictures.tsx'
import { InterceptionPicture } from './interception-picture.tsx'

const pictures: Readonly<Record<PictureId, ComponentType>> = {
  control: ControlPicture,
  dice: DicePicture,
  exchange: DiceExchangePicture,
  interception: InterceptionPicture,
  siege: SiegePicture,
  stacking: StackingPicture
}

function isPicture(id: string): id is PictureId {
  return Object.hasOwn(pictures, id)
}

/** A picture in the rules, by its id. */
export function RulePicture({ id }: { readonly id: string }) {
  if (!isPicture(id)) return null
  const Drawn = pictures[id]
  return <Drawn />
}
