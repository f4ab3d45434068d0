import { z } from 'zod'
import type { FieldValue } from '#shared/engine/decision.ts'
import {
  type Business,
  businessSchema,
  type Expedition,
  type Units
} from '#shared/republica/board/proposal.ts'
import { type Draft, withoutValue, withValue } from '../../../table/decision/draft.ts'
import { filling } from '../../interaction/slots.ts'
import { armyOfSubject } from '../../interaction/subject-name.ts'
import { topicIn } from './proposal-slots.ts'

/** Lists that a proposal is made of: grants, posts, armies. */
const listSchema = z.array(z.record(z.string(), z.json())).catch([])

const numberIn = ({ values }: Draft, name: string): number => {
  const value = values[name]
  return typeof value === 'number' ? value : 0
}

/** Veterans are listed as `legion-3`, because a list of a draft has texts. */
const VETERANS = { id: 'veterans' }
const LEGION = 'legion-'

/** Adds a veteran legion to the units of a draft, or takes it away. */
export function withVeteran(draft: Draft, id: number): Draft {
  const legion = `${LEGION}${id}`
  const before = filling(draft, VETERANS)
  const after = before.includes(legion) ? before.filter((each) => each !== legion) : [...before, legion]
  return withValue(draft, VETERANS.id, after)
}

/** The units of a proposal, as far as the draft names them. */
export function unitsIn(draft: Draft): Units {
  return {
    legions: numberIn(draft, 'legions'),
    veterans: filling(draft, VETERANS).map((legion) => Number(legion.slice(LEGION.length))),
    fleets: numberIn(draft, 'fleets')
  }
}

const only = (draft: Draft, id: string): string | undefined => filling(draft, { id })[0]

/** The fields that the parts of a list are made of. */
const parts = {
  concessions: ['concession', 'senator'],
  governors: ['province', 'senator'],
  send: ['commander', 'against', 'legions', 'fleets', 'veterans']
} as const
type Listed = keyof typeof parts

export const isListed = (topic: string): topic is Listed => Object.hasOwn(parts, topic)

/** The part of a list that is being composed; null as long as something is missing. */
function newest(draft: Draft, topic: Listed): Record<string, unknown> | null {
  if (topic === 'send') {
    const [commander, against] = [only(draft, 'commander'), only(draft, 'against')]
    return commander && against ? { commander, against, units: unitsIn(draft) } : null
  }
  const [what, senator] = [only(draft, parts[topic][0]), only(draft, 'senator')]
  return what && senator ? { [parts[topic][0]]: what, senator } : null
}

/** The army that is being composed; null as long as something is missing. */
export function expeditionIn(draft: Draft): Expedition | null {
  if (topicIn(draft) !== 'send') return null
  const read = businessSchema.safeParse({ about: 'send', armies: [newest(draft, 'send')] })
  return (read.success && read.data.about === 'send' && read.data.armies[0]) || null
}

/** The finished parts of a list. */
export function listIn({ values }: Draft) {
  return listSchema.parse(values.list)
}

/** Puts the part that is being composed into the list, so that another can follow. */
export function withListed(draft: Draft, topic: Listed): Draft {
  const part = newest(draft, topic)
  if (!part) return draft
  const cleared = parts[topic].reduce<Draft>((left, name) => withoutValue(left, name), draft)
  return withValue(cleared, 'list', asField([...listIn(draft), part]))
}

export function withoutListed(draft: Draft, index: number): Draft {
  return withValue(draft, 'list', asField(listIn(draft).filter((_, at) => at !== index)))
}

/** Parts of proposals are plain JSON objects, which a draft may hold. */
const asField = (list: readonly unknown[]): FieldValue => list as FieldValue

/** The proposal that the draft amounts to; null as long as something is missing. The rules check it. */
export function proposalIn(draft: Draft): Business | null {
  const topic = topicIn(draft)
  if (!topic) return null
  const read = businessSchema.safeParse({ about: topic, ...contentOf(draft, topic) })
  return read.success ? read.data : null
}

function contentOf(draft: Draft, topic: Business['about']): Record<string, unknown> {
  const units = unitsIn(draft)
  const army = armyOfSubject(only(draft, 'army') ?? '') ?? undefined
  switch (topic) {
    case 'concessions':
    case 'governors':
    case 'send': {
      const part = newest(draft, topic)
      const list = [...listIn(draft), ...(part ? [part] : [])]
      return { [topic === 'send' ? 'armies' : topic === 'governors' ? 'posts' : 'grants']: list }
    }
    case 'land-bill':
      return {
        bill: only(draft, 'bill'),
        sponsor: only(draft, 'sponsor'),
        cosponsor: only(draft, 'cosponsor')
      }
    case 'repeal':
      return { bill: only(draft, 'bill'), sponsor: only(draft, 'sponsor') }
    case 'raise':
      return units.legions + units.fleets > 0 ? { legions: units.legions, fleets: units.fleets } : {}
    case 'disband':
      return { units }
    case 'reinforce':
    case 'withdraw':
      return { army, units }
    case 'recall':
      return { army, units, successor: only(draft, 'successor') ?? null }
    case 'garrison':
      return {
        province: only(draft, 'province'),
        units,
        to: draft.values.to === 'italy' ? 'italy' : 'province'
      }
    case 'bequest':
      return { bequest: only(draft, 'bequest'), units }
    case 'return':
      return { exile: only(draft, 'exile') }
    case 'decline-fleets':
      return {}
    case 'minor':
      return {
        tone: typeof draft.values.tone === 'string' ? draft.values.tone : 'gratitude',
        senator: only(draft, 'senator') ?? null,
        words: typeof draft.values.words === 'string' ? draft.values.words : ''
      }
  }
}
