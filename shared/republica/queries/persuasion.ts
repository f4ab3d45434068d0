import type { OpenBoard } from '../board/index.ts'
import type { Persuasion } from '../board/persuasion.ts'
import type { FactionId } from '../campaign-options.ts'
import type { SenatorId } from '../content/ids.ts'
import { statesmen } from '../content/statesmen.ts'
import { entriesIn } from '../entries.ts'
import { figures } from '../figures.ts'
import { benchOf } from './precedence.ts'
import { isStatesman, ratingsOf } from './ratings.ts'
import { senatorOf, senatorsOf } from './republic.ts'

/** 7.5, 7.7: whom a faction may try to win over: unaligned or of another faction, in Rome, and no leader. */
export function persuadable(board: OpenBoard, faction: FactionId): readonly SenatorId[] {
  return entriesIn(board.senators).flatMap(([id, senator]) => {
    if (senator.at !== 'rome' || senator.faction === faction) return []
    const leads = senator.faction !== null && board.factions[senator.faction]?.leader === id
    return leads ? [] : [id]
  })
}

/** 7.5: those who may try. */
export function persuaders(board: OpenBoard, faction: FactionId): readonly SenatorId[] {
  return benchOf(board, faction)
}

/** 7.31: what his card prints; nothing while he sits beside a statesman whom he opposes. */
export function loyaltyOf(board: OpenBoard, id: SenatorId): number {
  const { loyalty } = ratingsOf(id)
  const { faction } = senatorOf(board, id)
  if (!faction || !isStatesman(id)) return loyalty
  const foes: readonly SenatorId[] = statesmen[id].opposes
  return senatorsOf(board, faction).some((other) => foes.includes(other)) ? 0 : loyalty
}

/** 7.51, 7.511: the number that the dice must stay below, before any bribe. */
export function persuasionBase(board: OpenBoard, by: SenatorId, target: SenatorId): number {
  const { influence } = senatorOf(board, by)
  const { faction, talents } = senatorOf(board, target)
  const aligned = faction ? figures.persuasion.aligned : 0
  return ratingsOf(by).oratory + influence - (loyaltyOf(board, target) + aligned + talents)
}

/** 7.512, 7.513: with all that has been put in. */
export function persuasionNumber(board: OpenBoard, persuasion: Readonly<Persuasion>): number {
  const { by, target, bribes, against, inFavour } = persuasion
  return persuasionBase(board, by, target) + bribes + inFavour - against
}

/** 7.51, R1: whether two dice win the senator over. Omens raise the sum; ten on the dice themselves always fails. */
export function isPersuaded({ options, happenings }: OpenBoard, number: number, dice: number): boolean {
  if (dice >= figures.persuasion.fails) return false
  const sum = dice + (happenings['evil-omens'] ?? 0)
  return options.comparators === 'printed' ? sum < number : sum <= number
}

/** The chance that two dice win him over. */
export function persuasionChance(board: OpenBoard, number: number): number {
  const FACES = 6
  let good = 0
  for (let one = 1; one <= FACES; one++)
    for (let other = 1; other <= FACES; other++) if (isPersuaded(board, number, one + other)) good += 1
  return good / (FACES * FACES)
}
