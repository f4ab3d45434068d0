import type { Message } from '#shared/engine/message.ts'
import type { Board } from '#shared/invasions/board.ts'
import type { DecisionKind, InvasionsInquiry } from '#shared/invasions/decisions/decision-kinds.ts'
import { type LandLeft, landLeftByFederate } from '#shared/invasions/queries/relations/land-left.ts'
import { message, reference } from '#shared/invasions/words/message.ts'

/** What follows from a yes, and from a no. */
export interface Consequences {
  readonly yes: readonly Message[]
  readonly no: readonly Message[]
  /** The chance of a die roll from 0 to 1: what it is the chance of, and after which answer. */
  readonly chance?: {
    readonly of: 'yes-no.chance' | 'yes-no.forced'
    readonly on: 'yes' | 'no'
    readonly value: number
  }
}

/** Questions that are answered with yes or no. */
export const yesNoKinds = [
  'found-kingdom',
  'convert',
  'conversion-bonus',
  'accept-foedus',
  'break-foedus',
  'try-to-break-foedus',
  'inherit-foedus',
  'accept-alliance',
  'leave-suzerain',
  'break-vassalage',
  'rebel',
  'unite-nations',
  'reunite-empire',
  'defend-foedus',
  'carry-friends'
] as const satisfies readonly DecisionKind[]

export type YesNoKind = (typeof yesNoKinds)[number]

/** The consequences in the words of the rules, with the figures of this question. */
export function consequencesOf(
  inquiry: Extract<InvasionsInquiry, { readonly kind: YesNoKind }>,
  board: Board
): Consequences {
  switch (inquiry.kind) {
    case 'found-kingdom':
      return kingdom(inquiry.about.forced)
    case 'convert': {
      const { points, religion } = inquiry.about
      return {
        yes: [
          ...(points > 0
            ? [message('follows.convert.yes', { points }), message('follows.convert.bonus')]
            : [message('follows.convert.no-points')]),
          message('follows.convert.revolts')
        ],
        no: [
          message('follows.convert.no', { religion: reference('religion', religion) }),
          message('follows.asked-again')
        ]
      }
    }
    case 'conversion-bonus':
      return {
        yes: [message('follows.bonus.yes', { points: inquiry.about.points }), message('follows.bonus.pope')],
        no: [message('follows.bonus.no'), message('follows.asked-again')]
      }
    case 'accept-foedus': {
      const { federator, provinces, tribute, points } = inquiry.about
      const lord = { federator: reference('nation', federator) }
      return {
        yes: [
          message('follows.foedus.gold', { gold: tribute, points }),
          message('follows.foedus.land', { provinces: provinces.map((id) => reference('province', id)) }),
          ...leaving(landLeftByFederate(board, federator, inquiry.about.federate, provinces)),
          message('follows.foedus.lend', lord),
          message('follows.foedus.bound'),
          message('follows.foedus.end')
        ],
        no: [message('follows.nothing'), message('follows.foedus.declined', lord)]
      }
    }
    case 'break-foedus':
      return { yes: breaking(inquiry.about), no: [message('follows.break.no')] }
    case 'try-to-break-foedus':
      return {
        yes: [message('follows.break.try'), ...breaking(inquiry.about)],
        no: [message('follows.break.no'), message('follows.asked-again')],
        chance: { of: 'yes-no.chance', on: 'yes', value: inquiry.about.chance }
      }
    case 'inherit-foedus': {
      const { federator, federate, provinces } = inquiry.about
      return {
        yes: [
          message('follows.inherit.yes', {
            provinces: provinces.map((id) => reference('province', id)),
            federator: reference('nation', federator)
          })
        ],
        no: [message('follows.inherit.no', { federate: reference('nation', federate) })]
      }
    }
    case 'accept-alliance':
      return {
        yes: [
          message('follows.alliance.friends'),
          message('follows.alliance.share'),
          message('follows.alliance.end')
        ],
        no: [message('follows.nothing')]
      }
    case 'leave-suzerain':
    case 'break-vassalage':
      return freedom(inquiry.about.suzerain)
    case 'rebel': {
      const { chance, points } = inquiry.about
      return {
        yes: [message('follows.rebel.yes'), message('follows.rebel.failure', { points: Math.abs(points) })],
        no: [message('follows.leave.no'), message('follows.asked-again')],
        chance: { of: 'yes-no.chance', on: 'yes', value: chance }
      }
    }
    case 'unite-nations':
      return {
        yes: [
          message('follows.unite.yes', { nation: reference('nation', inquiry.about.union) }),
          message('follows.unite.older')
        ],
        no: [message('follows.unite.no')]
      }
    case 'defend-foedus':
      return { yes: [message('follows.defend.yes')], no: [message('follows.defend.no')] }
    case 'carry-friends':
      return { yes: [message('follows.carry.yes')], no: [message('follows.carry.no')] }
    case 'reunite-empire':
      return { yes: [message('follows.reunite.yes')], no: [message('follows.reunite.no')] }
  }
}

/** XXVIII.B: what federates give up. */
function leaving({ provinces, areas }: LandLeft): Message[] {
  if (provinces.length === 0) return []
  return [
    message('follows.foedus.leaves', { provinces: provinces.map((id) => reference('province', id)) }),
    ...(areas.length > 0
      ? [message('follows.foedus.leaves-areas', { areas: areas.map((id) => reference('area', id)) })]
      : [])
  ]
}

/** VII.B-D */
function kingdom(forced: number): Consequences {
  const yes = [
    message('follows.kingdom.start'),
    message('follows.kingdom.capital'),
    message('follows.kingdom.life'),
    message('follows.kingdom.price')
  ]
  if (forced === 0) return { yes, no: [message('follows.kingdom.stay'), message('follows.asked-again')] }
  return {
    yes,
    no: [message('follows.kingdom.forced'), message('follows.kingdom.stay')],
    chance: { of: 'yes-no.forced', on: 'no', value: forced }
  }
}

type BreakFoedusInquiry = Extract<InvasionsInquiry, { readonly kind: 'break-foedus' }>['about']

/** XXVIII.G */
function breaking({ federator, federate }: BreakFoedusInquiry): Message[] {
  return [
    message('follows.break.land', { federate: reference('nation', federate) }),
    message('follows.break.leave', { federator: reference('nation', federator) }),
    message('follows.break.tribute')
  ]
}

/** XXIX.F, XXIX.G */
function freedom(suzerain: BreakFoedusInquiry['federator']): Consequences {
  return {
    yes: [message('follows.leave.yes', { suzerain: reference('nation', suzerain) })],
    no: [message('follows.leave.no')]
  }
}
