import { sideOf } from '#shared/invasions/catalogue.ts'
import type { InvasionsEvent } from '#shared/invasions/events.ts'
import type { DieColour } from '#shared/invasions/queries/battle/dice.ts'
import type { Roll } from '#shared/invasions/rolls.ts'
import { judgementByReason } from '#shared/invasions/story/roll-judgements.ts'
import { calculationOf } from '#shared/invasions/words/calculation.ts'
import { sentenceOf as messageOf } from '#shared/invasions/words/sentences/index.ts'
import { isProvinceId, isSeaId } from '#shared/invasions/world/world-queries.ts'
import type { ChapterHead, RolledDice, Sentence } from '../../table/log/sentence.ts'
import { isMemorable } from '../chronicle/turn-summary.ts'
import { BattleDieFace } from '../fight/dice/battle-die.tsx'
import { landGathering } from './land-gathering.ts'

/** The sentence of an event, with its calculation, its rule and its place. */
export function eventSentence(event: InvasionsEvent): Sentence {
  const gathering = landGathering(event)
  const sentence: Sentence = {
    message: messageOf(event),
    lines: calculationOf(event),
    ...whereAndWhy(event),
    ...(gathering ? { gathering } : {}),
    ...(isMemorable(event) ? { isGreat: true } : {})
  }
  const chapter = chapterOf(event)
  if (chapter) return { ...sentence, chapter }
  if (event.type !== 'roll') return sentence
  const { actor, place, rule, faces, dice, total } = event
  return {
    ...sentence,
    of: [
      ...(actor === undefined ? [] : [{ ref: 'actor', id: actor }]),
      ...(place === undefined ? [] : [{ ref: 'place', id: place }])
    ],
    rule,
    // A roll of swords counts swords, so the sum of its faces means nothing.
    dice: {
      faces,
      values: dice,
      total: judgementByReason[event.reason].as === 'swords' ? null : total,
      ...swordFaces(event)
    }
  }
}

/** XX.B: battle dice have swords, and the black ones are black. */
function swordFaces({ reason, dice }: Roll): Pick<RolledDice, 'pictures'> {
  const colour = battleDieColour(reason)
  if (colour === null) return {}
  return {
    pictures: dice.map((face, index) => (
      // Dice have no identity besides their order.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <BattleDieFace key={index} colour={colour} face={face} redCounts />
    ))
  }
}

function battleDieColour(reason: Roll['reason']): DieColour | null {
  switch (reason) {
    case 'battle-dice-white':
    case 'missile-dice-white':
    case 'battle-reroll-white':
      return 'white'
    case 'battle-dice-black':
    case 'missile-dice-black':
    case 'battle-reroll-black':
      return 'black'
    default:
      return null
  }
}

function chapterOf(event: InvasionsEvent): ChapterHead | null {
  switch (event.type) {
    case 'turn-began':
      return { rank: 'turn', side: null }
    case 'step-began':
      return { rank: 'step', side: null }
    case 'activation-began': {
      const [nation] = event.nations
      return { rank: 'act', side: nation ? sideOf(nation) : null }
    }
    default:
      return null
  }
}

/** Event fields that may name a place. If an event has several, the first of these counts: where it ended. */
const PLACES = ['province', 'place', 'zone', 'to', 'at', 'from'] as const

function whereAndWhy(event: InvasionsEvent): Pick<Sentence, 'place' | 'rule'> {
  const facts = new Map<string, unknown>(Object.entries(event))
  const place = PLACES.map((name) => facts.get(name)).find(isPlace)
  return { ...(place ? { place } : {}), ...('rule' in event ? { rule: event.rule } : {}) }
}

function isPlace(value: unknown): value is string {
  return typeof value === 'string' && (isProvinceId(value) || isSeaId(value))
}
