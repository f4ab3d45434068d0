import { administrationCards, administrationPrices } from '../cards/administration.ts'
import { calamities } from '../cards/calamities.ts'
import { eventCards } from '../cards/decks.ts'
import { diplomacyCards } from '../cards/diplomacy.ts'
import { plunderMarkers } from '../cards/plunder.ts'
import { type CheckedFact, factEquals, factHolds } from './checked-fact.ts'

const event = (number: number) => {
  const card = eventCards.find((entry) => entry.number === number)
  return card && [card.name.en, card.back]
}
const ofType = (type: string) => administrationCards.filter((card) => card.type === type).length
const copies = (id: string) => diplomacyCards.find((card) => card.id === id)?.copies
const payment = (id: string) => diplomacyCards.find((card) => card.id === id)?.plays[0]?.cost?.gold

/** Sections 5, 6 and 12 of the facts file: cards and markers. */
export const cardFacts = (): CheckedFact[] => {
  const names = eventCards.map((card) => card.name.en)
  const named = ['Alliance', 'Barbarian Coalition', 'Caravan', 'Expert Navigation', 'Renaissance', 'Reserve']
  const leaderEvents = ['Assassination Attempt', 'Sedition']
  const ageing = administrationCards
    .flatMap((card) => Object.values(card.ages))
    .map((column) => column.ageing)
  const calamityNames = calamities.map((calamity) => calamity.name.en)
  const pool = plunderMarkers.flatMap((marker) => Array.from({ length: marker.copies }, () => marker))
  const mean = pool.reduce((sum, marker) => sum + marker.gold, 0) / pool.length
  const numbers = new Set(
    pool.flatMap((marker) => (marker.effect.kind === 'event' ? [marker.effect.number] : []))
  )
  const publicNumbers = [...numbers].filter((number) => event(number)?.[1] === 'public')
  return [
    factEquals(
      '0.14 (XIII.C)',
      '7 Passive, 7 Military, 4 Reform',
      ['passive', 'military', 'reform'].map(ofType),
      [7, 7, 4]
    ),
    factEquals(
      '0.14 (XIII.D)',
      'Kingdom Military 10, Kingdom Reform 20, Empire Passive 10',
      [
        administrationPrices.military.kingdom,
        administrationPrices.reform.kingdom,
        administrationPrices.passive.empire
      ],
      [10, 20, 10]
    ),
    factEquals(
      '6.1 (VI.E)',
      'ageing from -1 to +2 spaces',
      [Math.min(...ageing), Math.max(...ageing)],
      [-1, 2]
    ),
    factEquals(
      '0.15 (XXX)',
      'Alliance 3, Treaty 1, Marriage 2, Tribute 2, Foedus 2, Corruption 3, Mercenary 4, Nothing 1',
      ['alliance', 'treaty', 'marriage', 'tribute', 'foedus', 'corruption', 'mercenary', 'nothing'].map(
        copies
      ),
      [3, 1, 2, 2, 2, 3, 4, 1]
    ),
    factEquals(
      '5 (XXX)',
      'Treaty 5, Marriage 2, Tribute 10, Corruption 1, Mercenary 3 gold',
      ['treaty', 'marriage', 'tribute', 'corruption', 'mercenary'].map(payment),
      [5, 2, 10, 1, 3]
    ),
    factEquals('0.16', 'event 23 Dice, private', event(23), ['Dice', 'private']),
    factEquals('0.16', 'event 26 Famine, public', event(26), ['Famine', 'public']),
    factEquals('0.16', 'event 32 Heresy, public', event(32), ['Heresy', 'public']),
    factEquals('0.16', 'event 48 Reaction, private', event(48), ['Reaction', 'private']),
    factEquals('0.16', 'event 51 Revolt, public', event(51), ['Revolt', 'public']),
    factEquals('0.16', 'event 56 Shortage, public', event(56), ['Shortage', 'public']),
    factHolds(
      '0.16',
      'numbers in the alphabetical order of the English names',
      names.every((name, n) => n === 0 || (names[n - 1] ?? '') < name)
    ),
    factHolds(
      '6.3',
      'every event that the rulebook names is there',
      [...named, 'Storm', 'Treason'].every((name) => names.includes(name))
    ),
    factHolds(
      '12',
      'Assassination Attempt and Sedition strike leaders',
      leaderEvents.every((name) => names.includes(name))
    ),
    factHolds(
      '0.17, 12',
      'Usurper, Intolerance, Heresy, Revolt and Inaction among the calamities',
      ['Usurper', 'Intolerance', 'Heresy', 'Revolt', 'Inaction'].every((name) => calamityNames.includes(name))
    ),
    factHolds(
      '0.17 (XIII.E)',
      'most calamities harmful, not all',
      calamities.some((calamity) => !calamity.harmful) &&
        calamities.filter((calamity) => calamity.harmful).length > calamities.length / 2
    ),
    factHolds(
      '0.18 (XXIV.D)',
      'markers worth slightly less than 2 gold on average',
      mean > 1.75 && mean < 2,
      mean
    ),
    factEquals(
      '0.18 (XXIV.D)',
      'two markers carry Usurper',
      pool.filter((marker) => marker.effect.kind === 'calamity').length,
      2
    ),
    factEquals(
      '0.18 (XXIV.D)',
      'public numbers on markers: 26, 32, 51, 56',
      publicNumbers.sort((a, b) => a - b),
      [26, 32, 51, 56]
    )
  ]
}
