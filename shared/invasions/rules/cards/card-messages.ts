import type { Message, Reference } from '../../../engine/message.ts'
import type { CardAim, CardMoment } from '../../card-rules.ts'
import { message, reference } from '../../words/message.ts'
import type { LegalPlay } from './legal-plays.ts'

/** A reference to a card. A marker kept as an event has the name of the event. */
export function cardReference(
  deck: 'events' | 'plunder' | 'diplomacy',
  card: string
): Reference<'diplomacy-card' | 'event-card'> {
  return reference(deck === 'diplomacy' ? 'diplomacy-card' : 'event-card', card)
}

/** The prompt that describes a moment and asks for a card. */
export function windowPrompt({ window, nation, province, event }: CardMoment): Message {
  const who = nation && { nation: reference('nation', nation) }
  const where = province && { province: reference('province', province) }
  switch (window) {
    case 'at-once':
    case 'caravans':
    case 'diplomacy-step':
    case 'any-roll':
      return message(`prompt.play-card.${window}`)
    case 'event-played':
      return event ? message(`prompt.play-card.${window}`, { card: cardReference('events', event) }) : plain()
    case 'battle-start':
    case 'battle-pools':
    case 'battle-rolled':
    case 'battle-ended':
      return where ? message(`prompt.play-card.${window}`, where) : plain()
    case 'raid-declared':
    case 'revolt-roll':
    case 'province-entered':
    case 'siege-start':
      return who && where ? message(`prompt.play-card.${window}`, { ...who, ...where }) : plain()
    default:
      return who ? message(`prompt.play-card.${window}`, who) : plain()
  }
}

/** The prompt of a moment without nation and place. */
function plain(): Message {
  return message('prompt.play-card')
}

/** The label of a target, by its most specific part. */
export function targetLabel(aim: CardAim): Message {
  const { subject, role, tie } = aim
  const nation = aim.nation && reference('nation', aim.nation)
  const other = aim.nation2 && reference('nation', aim.nation2)
  const province = aim.province && reference('province', aim.province)
  if (subject === 'roll' || subject === 'event') return message(`target.${subject}`)
  if ((subject === 'raid' || subject === 'siege') && nation && province) {
    return message(`target.${subject}`, { nation, province })
  }
  if (subject === 'stack' && nation) return message('target.stack', { nation })
  if (role && nation) return message(`target.${role}`, { nation })
  if (tie && nation && other) return message(`target.${tie}`, { nation, other })
  if (aim.leader && nation) {
    return message('target.leader', { leader: reference('leader', aim.leader), nation })
  }
  if (nation && other) return message('target.two-nations', { nation, other })
  if (nation) return message('target.nation', { nation })
  if (province) return message('target.province', { province })
  if (aim.area) return message('target.area', { area: reference('area', aim.area) })
  if (aim.sea) return message('target.sea', { sea: reference('sea', aim.sea) })
  if (aim.player) return message('target.player', { side: reference('side', aim.player) })
  return message('target.none')
}

/** The preview of a play: its target, its cost, and the paying nation if there is only one. */
export function playPreview({ play, aim, nations }: LegalPlay): Message[] {
  const [payer, another] = nations
  return [
    targetLabel(aim),
    ...(play.cost ? [message('preview.card-cost', { gold: play.cost.gold })] : []),
    ...(payer && !another ? [message('preview.card-nation', { nation: reference('nation', payer) })] : [])
  ]
}
