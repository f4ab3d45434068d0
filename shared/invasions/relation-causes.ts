import type { Relation } from './state.ts'

/**
 * Every cause by which the rules begin or end a relation between nations, with its section. A rule that begins or ends
 * a relation names the cause in the field `way` of its event. A loan is any unit in another nation's service.
 */
export const relationCauses = {
  alliance: {
    begins: {
      /** Another player's nation accepts the offer. */
      'offer-accepted': 'XXX.B',
      /** Two nations of one player agree on a D2. */
      'own-nations': 'XXX.B',
      event: 'XXVI.A'
    },
    ends: {
      expired: 'XXX.B',
      'broken-by-envoys': 'XXX.B',
      'party-federated': 'XXVI.B',
      'party-client': 'XXVI.B',
      'party-submitted': 'XXVI.B',
      'capital-lost': 'III.G',
      'party-gone': 'XIV.K'
    }
  },
  client: {
    begins: {
      'time-table': 'XXVII.A',
      'won-by-envoys': 'XXX.B',
      'capital-taken': 'XXVII.A',
      /** Beaten without losing a capital, because it has none. */
      beaten: 'XXIX.C'
    },
    ends: {
      /** Won over for one turn only. */
      expired: 'XXX.B',
      'broken-by-envoys': 'XXX.B',
      'new-patron': 'XXVII.A',
      'capital-lost': 'XXVII.D',
      'has-submitted': 'XXIX.A',
      'party-gone': 'XIV.K'
    }
  },
  foedus: {
    begins: { 'offer-accepted': 'XXVIII.A', 'forced-by-envoys': 'XXX.F', inherited: 'XIV.K' },
    ends: {
      /** In the turn after it was made. */
      'free-to-go': 'XXVIII.G',
      'check-passed': 'XXVIII.G',
      usurper: 'XXVIII.G',
      bankruptcy: 'XXVIII.G',
      'capital-lost': 'XXVIII.G',
      'lord-submitted': 'XXVIII.G',
      event: 'XXVIII.G',
      'no-longer-barbarian': 'XXVIII.A',
      'has-submitted': 'XXIX.A',
      inherited: 'XIV.K',
      'party-gone': 'XIV.K'
    }
  },
  vassal: {
    begins: {
      'horde-captured': 'XXIX.B',
      'beaten-by-nomads': 'XXIX.B',
      /** A horde among the attackers falls to the defender. */
      'fell-to-defender': 'XXIX.B',
      'nowhere-to-go': 'XXIX.B',
      'at-sight': 'XXIX.B',
      /** Displaced by a new nation, with no free province adjacent. */
      surrounded: 'IX.B',
      'capital-taken': 'XXIX.C',
      'stack-destroyed': 'XXIX.C'
    },
    ends: {
      'new-suzerain': 'XXIX.A',
      'lord-submitted': 'XXIX.G',
      'lord-federated': 'XXIX.G',
      'capital-lost': 'XXIX.G',
      rebellion: 'XXIX.G',
      event: 'XXIX.G',
      'party-gone': 'XXIX.G'
    }
  },
  truce: {
    begins: { treaty: 'XXX.C', tribute: 'XXX.E', event: 'X.B' },
    ends: { expired: 'XXX.E', 'party-gone': 'XIV.K' }
  },
  hostility: {
    begins: { declared: 'XII.D' },
    ends: { expired: 'XII.D', 'party-gone': 'XIV.K' }
  },
  loan: {
    begins: {
      client: 'XXVII.B',
      federate: 'XXVIII.C',
      vassal: 'XXIX.D',
      replaced: 'IX.F',
      kin: 'XXVI.B',
      marriage: 'XXX.D',
      hired: 'XXX.H'
    },
    ends: {
      expired: 'XXX.D',
      deserted: 'XXX.H',
      fallen: 'XX.K',
      /** The Foedus, vassalage or clientage that the loan came from has ended. */
      'tie-ended': 'XXVIII.G',
      'party-gone': 'XIV.K'
    }
  }
} as const satisfies Record<
  Relation['kind'],
  { readonly begins: Readonly<Record<string, string>>; readonly ends: Readonly<Record<string, string>> }
>

type Ways = typeof relationCauses
export type BeginCause<Kind extends Relation['kind']> = keyof Ways[Kind]['begins'] & string
export type EndCause<Kind extends Relation['kind']> = keyof Ways[Kind]['ends'] & string
