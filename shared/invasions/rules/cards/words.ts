import {
  type Message,
  type MessageParam,
  message,
  type Reference,
  reference
} from '../../../engine/message.ts'
import type { Aim } from '../../cards.ts'
import type { LegalPlay } from './plays.ts'

/** The name of a card; a marker kept as an event is called by its event. */
export function cardWords(deck: 'events' | 'plunder' | 'diplomacy', card: string): Reference {
  return reference(deck === 'diplomacy' ? 'diplomacy' : 'event', card)
}

/** A target in words: its most telling part. */
export function targetWords(aim: Aim): Message {
  const params: Record<string, MessageParam> = {}
  if (aim.nation) params.nation = reference('nation', aim.nation)
  if (aim.nation2) params.other = reference('nation', aim.nation2)
  if (aim.province) params.province = reference('province', aim.province)
  if (aim.area) params.area = reference('area', aim.area)
  if (aim.sea) params.sea = reference('sea', aim.sea)
  if (aim.leader) params.leader = reference('leader', aim.leader)
  if (aim.player) params.side = reference('side', aim.player)
  return message(`target.${targetKind(aim)}`, params)
}

function targetKind(aim: Aim): string {
  if (aim.key === 'none' || aim.key === 'roll' || aim.key === 'event' || aim.key === 'raid') return aim.key
  if (aim.key === 'siege' || aim.key === 'stack') return aim.key
  if (aim.role) return aim.role
  if (aim.tie) return aim.tie
  if (aim.leader) return 'leader'
  if (aim.nation2) return 'two-nations'
  if (aim.nation) return 'nation'
  if (aim.province) return 'province'
  if (aim.area) return 'area'
  if (aim.sea) return 'sea'
  return 'player'
}

/** What the option of a play shows: target, cost, and the nation that would pay if there is only one. */
export function previewOf({ play, aim, nations }: LegalPlay): Message[] {
  const [payer, another] = nations
  return [
    targetWords(aim),
    ...(play.cost ? [message('preview.card-cost', { gold: play.cost.gold })] : []),
    ...(payer && !another ? [message('preview.card-nation', { nation: reference('nation', payer) })] : [])
  ]
}
