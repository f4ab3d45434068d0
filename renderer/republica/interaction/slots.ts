import { isKeyList } from '#shared/engine/form-fields.ts'
import type { Message } from '#shared/engine/message.ts'
import { type Draft, withoutValue, withValue } from '../../table/decision/draft.ts'
import type { PickState, Subject } from './pick.ts'

/** A part of an answer that is filled by pointing: who, against what, for whom. */
export interface Slot {
  /** The field of the draft that holds it. */
  readonly id: string
  readonly label: Message
  readonly options: readonly Subject[]
  /** How many it takes; default 1. */
  readonly most?: number
  readonly isOptional?: boolean
}

/** The field of a draft that names the slot to be filled next, if the player has chosen one. */
const ACTIVE = 'active-slot'

/** What a slot holds. */
export function filling({ values }: Draft, { id }: Pick<Slot, 'id'>): readonly Subject[] {
  const value = values[id]
  if (typeof value === 'string') return [value]
  return isKeyList(value) ? value.filter((each) => typeof each === 'string') : []
}

const isFull = (draft: Draft, slot: Slot) => filling(draft, slot).length >= (slot.most ?? 1)

/** The slot that the next click fills. */
export function activeSlot(draft: Draft, slots: readonly Slot[]): Slot | null {
  const chosen = slots.find(({ id }) => id === draft.values[ACTIVE])
  return chosen ?? slots.find((slot) => !slot.isOptional && !isFull(draft, slot)) ?? null
}

export function withActiveSlot(draft: Draft, slot: Slot): Draft {
  return withValue(draft, ACTIVE, slot.id)
}

export function slotState(draft: Draft, slots: readonly Slot[], subject: Subject): PickState {
  if (slots.some((slot) => filling(draft, slot).includes(subject))) return 'chosen'
  const active = activeSlot(draft, slots)
  const open = active ? [active] : slots
  return open.some(({ options }) => options.includes(subject)) ? 'option' : null
}

/** The draft after a click on a thing on the table; null if no slot takes it. */
export function withSubject(draft: Draft, slots: readonly Slot[], subject: Subject): Draft | null {
  const holding = slots.find((slot) => filling(draft, slot).includes(subject))
  const active = activeSlot(draft, slots)
  if (holding && (active === null || active === holding || !active.options.includes(subject)))
    return without(draft, holding, subject)
  const slot = [active, ...slots].find((each) => each?.options.includes(subject))
  return slot ? withFilled(draft, slot, subject) : null
}

/** Fills a slot; a full one loses what it took first. The next click goes on with the next slot. */
export function withFilled(draft: Draft, slot: Slot, subject: Subject): Draft {
  const most = slot.most ?? 1
  const next = withoutValue(draft, ACTIVE)
  if (most === 1) return withValue(next, slot.id, subject)
  const before = filling(draft, slot)
  return withValue(next, slot.id, [...before.slice(Math.max(0, before.length + 1 - most)), subject])
}

export function without(draft: Draft, slot: Slot, subject: Subject): Draft {
  const left = filling(draft, slot).filter((each) => each !== subject)
  return left.length === 0 ? withoutValue(draft, slot.id) : withValue(draft, slot.id, left)
}
