import type { Reference } from '#shared/engine/message.ts'
import type { RepublicEvent } from '#shared/republica/events/index.ts'
import { sentenceOf } from '#shared/republica/words/sentences/index.ts'
import type { SoundEffect } from '../sound/sound-effects.ts'
import type { ChapterHead, Sentence } from '../table/log/sentence.ts'
import { placeOfWar } from './map/places.ts'

/** An event of the game as a sentence, with its dice, its chapter and its place. */
export function eventSentence(event: RepublicEvent): Sentence {
  const chapter = chapterOf(event)
  const place = placeOf(event)
  const base: Sentence = {
    message: sentenceOf(event),
    ...(place === undefined ? {} : { place }),
    ...(isGreat(event) ? { isGreat: true } : {})
  }
  if (chapter) return { ...base, chapter }
  if (event.type !== 'roll') return base
  const { rule, faces, dice, total, actor } = event
  return {
    ...base,
    of: actor === undefined ? [] : [actorOf(actor)],
    rule,
    dice: { faces, values: dice, total }
  }
}

const actorOf = (actor: string): Reference => ({ ref: 'senator', id: actor })

function chapterOf(event: RepublicEvent): ChapterHead | null {
  switch (event.type) {
    case 'turn-began':
      return { rank: 'turn', side: null }
    case 'phase-began':
      return { rank: 'step', side: null }
    default:
      return null
  }
}

function placeOf(event: RepublicEvent): string | undefined {
  switch (event.type) {
    case 'roll':
      return event.place
    case 'battle-fought':
      return event.against === 'rebel' ? 'italia' : placeOfWar(event.against)
    case 'war-won':
    case 'war-unprosecuted':
    case 'fleet-beaten':
    case 'war-became-revolt':
    case 'battle-declined':
      return placeOfWar(event.war)
    case 'province-created':
    case 'governor-sent':
    case 'governor-returned':
    case 'province-developed':
    case 'province-overrun':
    case 'province-rose':
      return event.province
    case 'army-sent':
      return event.expedition.against === 'rebel' ? 'italia' : placeOfWar(event.expedition.against)
    default:
      return undefined
  }
}

/** What nobody must miss in a list of all that has happened. */
function isGreat(event: RepublicEvent): boolean {
  switch (event.type) {
    case 'died':
    case 'war-won':
    case 'rebelled':
    case 'claimed':
    case 'ended':
    case 'murder-resolved':
    case 'convicted':
    case 'exiled':
    case 'captured':
    case 'eliminated':
    case 'deal-made':
      return true
    case 'battle-fought':
      return event.result === 'defeat' || event.result === 'disaster' || event.result === 'victory'
    case 'term-settled':
    case 'promise-judged':
      return event.status === 'broken'
    case 'took-office':
      return event.office === 'dictator' || event.office === 'rome-consul'
    default:
      return false
  }
}

/** Events that no player decides: they get a caption even after one's own answer. */
export function isByChance(event: RepublicEvent): boolean {
  return event.type === 'roll' || event.type === 'battle-fought' || event.type === 'chits-drawn'
}

/** Whether an event concerns a side: it acts, or something is done to it. */
export function concernsSide(event: RepublicEvent, side: string): boolean {
  const concerned: readonly unknown[] = [
    'faction' in event ? event.faction : null,
    'by' in event ? event.by : null,
    'from' in event ? event.from : null,
    'to' in event ? event.to : null
  ]
  if (event.type === 'deal-made') return event.deal.between.some((party) => party === side)
  return concerned.includes(side)
}

/** What an event sounds like; null for a silent one. */
export function soundOf(event: RepublicEvent): SoundEffect | null {
  switch (event.type) {
    case 'ended':
      return 'end'
    case 'turn-began':
      return 'arrival'
    case 'rebelled':
    case 'convicted':
    case 'murder-resolved':
      return 'city-falls'
    case 'war-won':
    case 'took-office':
    case 'province-created':
      return 'scoring'
    case 'battle-fought':
    case 'murder-attempted':
      return 'clash'
    case 'tribune-played':
    case 'concession-played':
    case 'statesman-played':
    case 'law-passed':
    case 'deal-made':
      return 'card'
    case 'income':
    case 'contributed':
    case 'redistributed':
    case 'gift':
    case 'ransomed':
      return 'coin'
    case 'roll':
      return 'dice'
    case 'army-sent':
    case 'army-home':
    case 'army-reinforced':
      return 'march'
    default:
      return null
  }
}
