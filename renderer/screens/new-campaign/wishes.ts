import type { Seat } from '#shared/ipc/campaign.ts'
import type { CallPayload } from '#shared/ipc/contract.ts'
import type { TextKey } from '../../i18n/dictionary.ts'
import { SIDES, type Side } from '../../invasions/sides.ts'

/** What the player has filled in so far. A name is kept while the computer has the seat. */
export interface Wishes {
  readonly title: string
  readonly seats: Readonly<Record<Side, { readonly kind: Seat['kind']; readonly name: string }>>
  readonly combat: 'basic' | 'advanced'
  readonly seed: string
}

/** One person as the first side, the computer for the rest; a person's name is suggested for each. */
export function firstWishes(title: string, nameOf: (number: number) => string): Wishes {
  return {
    title,
    seats: {
      romans: { kind: 'human', name: nameOf(1) },
      huns: { kind: 'computer', name: nameOf(2) },
      persians: { kind: 'computer', name: nameOf(3) },
      goths: { kind: 'computer', name: nameOf(4) }
    },
    combat: 'basic',
    seed: ''
  }
}

/** What is still missing, in words. */
export function problemWith({ title, seats }: Wishes): TextKey | null {
  if (title.trim() === '') return 'new.title-missing'
  const nameless = SIDES.some((side) => seats[side].kind === 'human' && seats[side].name.trim() === '')
  return nameless ? 'new.player-missing' : null
}

export function asRequest({ title, seats, combat, seed }: Wishes): CallPayload<'library.create'> {
  const seatOf = (side: Side): Seat => {
    const { kind, name } = seats[side]
    return kind === 'human' ? { kind, name: name.trim() } : { kind: 'computer', player: 'random' }
  }
  return {
    title: title.trim(),
    seats: Object.fromEntries(SIDES.map((side) => [side, seatOf(side)])),
    options: { combat },
    ...(seed.trim() === '' ? {} : { seed: seed.trim() })
  }
}
