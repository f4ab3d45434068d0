import type { FormValues, SideInput } from '../engine/decision.ts'
import type { OptionKey } from '../engine/option-key.ts'
import type { WareKey } from './answers/administration.ts'
import type { Move } from './answers/movement.ts'
import type { InquiryOf, InvasionsInquiry, OptionOf } from './decisions/decision-kinds.ts'
import { targetText } from './queries/cards/card-targets.ts'
import type { NavalOrder } from './queries/march-orders/naval-order.ts'

/**
 * Translates answers of old journals, in which the key of an option was a text instead of a record. Only this file
 * knows those texts. Returns null for a text that names no option; the journal cannot be replayed beyond it.
 */
export function translateAnswer(old: SideInput, inquiry: InvasionsInquiry): unknown {
  if ('option' in old && typeof old.option === 'string') return chosen(old.option, inquiry)
  return 'values' in old ? filledIn(old.values, inquiry) : null
}

function chosen(text: string, inquiry: InvasionsInquiry): unknown {
  switch (inquiry.kind) {
    case 'battle-reroll':
      return optionNamed(text, inquiry.body.options, dieText)
    case 'naval-reroll': {
      const { side } = inquiry.about
      return optionNamed(text, inquiry.body.options, (key) => navalDieText(key, side))
    }
    case 'naval-interception':
      return optionNamed(text, inquiry.body.options, (key) => (key === 'no' ? key : `stack-${key.stack}`))
    case 'carrying-stack':
      return optionNamed(text, inquiry.body.options, ({ nation, stack }) => `${nation}-${stack}`)
    case 'offer-foedus':
      return optionNamed(text, inquiry.body.options, (key) =>
        key === 'none' ? key : key.provinces.join('+')
      )
    case 'choose-grant':
      return optionNamed(text, inquiry.body.options, ({ provinces }) => provinces.join('+'))
    case 'vassal-levy':
      return optionNamed(text, inquiry.body.options, (key) => ('kind' in key ? key.kind : `any-${key.type}`))
    case 'play-card':
      return optionNamed(text, inquiry.body.options, playText)
    case 'target-of-event':
      return optionNamed(text, inquiry.body.options, targetText)
    default:
      return null
  }
}

function optionNamed<Key extends OptionKey>(
  text: string,
  options: readonly { readonly key: Key }[],
  textOf: (key: Key) => string
): { readonly option: Key } | null {
  const found = options.find(({ key }) => textOf(key) === text)
  return found ? { option: found.key } : null
}

const dieText = (key: OptionOf<'battle-reroll'>): string =>
  typeof key === 'string' ? key : `${key.of}:${key.colour}:${key.white}-${key.red}`

const navalDieText = (key: OptionOf<'naval-reroll'>, own: 'attacker' | 'defender'): string =>
  key === 'keep' ? key : `${key.of === own ? 'own' : 'enemy'}:${key.hits}`

const playText = (key: OptionOf<'play-card'>): string =>
  typeof key === 'string' ? key : `${key.card}/${key.way}/${targetText(key.target)}`

function filledIn(values: FormValues, inquiry: InvasionsInquiry): unknown {
  switch (inquiry.kind) {
    case 'march':
    case 'campaign-march': {
      const move = typeof values.move === 'string' ? moveOf(values.move, inquiry) : null
      return move && { values: { ...values, move } }
    }
    case 'go-on':
      return onward(values)
    case 'battle-losses':
    case 'take-hits':
      return hitsOf(values, inquiry)
    case 'purchases':
      return purchasesOf(values, inquiry)
    default:
      return null
  }
}

type MarchInquiry = InquiryOf<'march' | 'campaign-march'>

/** `from>to`, `redeploy>to`, or an order at sea. The text of a sea order is incomplete, so we match it to an option. */
function moveOf(text: string, inquiry: MarchInquiry): unknown {
  if (text.startsWith('sea:')) return navalMoveOf(text, inquiry)
  const [from, to] = text.split('>')
  return from === 'redeploy' ? { redeploy: { to } } : { march: { from, to } }
}

/** Old answers to `go-on` listed the pieces too; the rules never read them. */
function onward({ move, route }: FormValues): unknown {
  if (typeof move !== 'string') return null
  const [from, to] = move.split('>')
  return { values: { move: to === undefined ? move : { march: { from, to } }, ...(route ? { route } : {}) } }
}

function navalMoveOf(text: string, { body }: MarchInquiry): Move | null {
  const moves = body.fields.flatMap((field) => (field.field === 'one' ? field.options : []))
  for (const { key } of moves) {
    if (typeof key === 'object' && 'sea' in key && navalText(key.sea) === text) return key
  }
  return null
}

function navalText(order: NavalOrder): string {
  switch (order.sort) {
    case 'sail':
      return `sea:sail:${order.nation}:${order.zone}>${order.to}`
    case 'attack': {
      const { nation, zone, stack, enemy } = order
      return `sea:attack:${zone}:${nation}-${stack}>${enemy.nation}-${enemy.stack}`
    }
    case 'embark':
      return `sea:embark:${order.leader}:${order.province}>${order.zone}`
    case 'ashore':
      return `sea:ashore:${order.leader}:${order.zone}>${order.province}`
    case 'carry':
    case 'land': {
      const { from, zones, to } = order.crossing
      return `sea:${order.sort}:${order.nation}:${from}>${zones.join('+')}>${to}`
    }
  }
}

/** The text of a hit named the unit and the number of its hit. */
function hitsOf({ hits }: FormValues, { body }: InquiryOf<'battle-losses' | 'take-hits'>): unknown {
  const offered = body.fields.flatMap((field) => (field.field === 'many' ? field.options : []))
  const named = new Map(offered.map(({ key }) => [`${key.unit}#${key.hit}`, key]))
  return Array.isArray(hits) && { values: { hits: hits.map((text) => named.get(text)) } }
}

/** More than any nation has counters: a journal with a larger number is damaged. */
const MOST_OF_A_WARE = 100

/** Old forms had a number field for each ware. */
function purchasesOf(values: FormValues, { about }: InquiryOf<'purchases'>): unknown {
  const named = new Map(about.wares.map(({ key }) => [`buy:${wareText(key)}`, key]))
  const lists = Object.entries(values).filter(([name]) => !name.startsWith('buy:'))
  const counts = Object.entries(values).filter(([name]) => name.startsWith('buy:'))
  const isCount = (count: unknown) => typeof count === 'number' && count >= 0 && count <= MOST_OF_A_WARE
  if (!counts.every(([name, count]) => named.has(name) && isCount(count))) return null
  const buy = counts.flatMap(([name, count]) => Array(Number(count)).fill(named.get(name)))
  return { values: { ...Object.fromEntries(lists), ...(counts.length > 0 ? { buy } : {}) } }
}

const wareText = ({ kind, people, title }: WareKey): string =>
  [kind, people ?? title].filter((part) => part !== undefined).join(':')
