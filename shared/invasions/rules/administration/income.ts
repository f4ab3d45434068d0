import type { Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import type { InvasionsPlay } from '../../play.ts'
import type { Income } from '../../queries/administration/income.ts'
import { incomeOf } from '../../queries/administration/treasury.ts'
import { suzerainOf, vassalsOf } from '../../queries/nations/realm.ts'
import { FOEDUS_TRIBUTE } from '../../queries/relations/foedus.ts'
import { isCivilised } from '../../queries/time/activation-order.ts'
import { goBankrupt } from './bankruptcy.ts'
import { changeTreasury } from './bookkeeping.ts'
import { recoverFromSack } from './recovery.ts'

export interface IncomeEvent {
  readonly type: 'income'
  readonly nation: NationId
  readonly income: Income
}

/**
 * XIII.A, XIV.A, XXVII.C: the Income step of one nation: income, expenses, recovery, and bankruptcy if it cannot pay.
 */
export function* collectIncome(play: InvasionsPlay, nation: NationId): Script {
  const { state } = play
  // XXVII.C: inactive nations recover from a sack too.
  if (state.nations[nation].activity === 'inactive') return yield* recoverFromSack(play, nation)
  for (const begins of play.hooks.of(nation, 'incomeBegins')) begins(play, nation)
  if (!isCivilised(state.nations[nation])) {
    barbarianGold(play, nation)
    yield* recoverFromSack(play, nation)
    return
  }
  yield* play.cards.openWindow(play, { window: 'income', nation })
  const income = incomeOf(state, nation)
  play.emit({ type: 'income', nation, income })
  const unpaid = settleAccounts(play, nation, income)
  payFederates(play, nation, unpaid)
  yield* recoverFromSack(play, nation)
  if (unpaid > 0) yield* goBankrupt(play, nation, 'XIV.G', { unpaid })
  else if (state.thisTurn.cannotAdminister.includes(nation)) yield* goBankrupt(play, nation, 'XIII.D')
}

/** XIV.C, XXIX.E: Barbarians receive one gold from each vassal, and pay one as vassals if they have it. */
function barbarianGold(play: InvasionsPlay, nation: NationId): void {
  changeTreasury(play, nation, vassalsOf(play.state, nation).length, 'tributes', 'XIV.C')
  if (suzerainOf(play.state, nation)) changeTreasury(play, nation, -1, 'tribute-paid', 'XIV.C')
}

/** XIV.H: books the net income, rounded up. Returns the gold that the nation could not pay. */
function settleAccounts(play: InvasionsPlay, nation: NationId, income: Income): number {
  // Caravans were collected in their own sub-step (X.D).
  const net = Math.ceil(income.gross - income.caravans - income.maintenance - income.expenses)
  const change = changeTreasury(play, nation, net, 'income', 'XIV.H')
  return net < 0 ? change - net : 0
}

/** XIV.F: gives each federate its tribute, which is already among the expenses, as far as the gold went. */
function payFederates(play: InvasionsPlay, nation: NationId, unpaid: number): void {
  let missing = unpaid
  for (const relation of play.state.relations) {
    if (relation.kind !== 'foedus' || relation.federator !== nation) continue
    const paid = Math.max(0, FOEDUS_TRIBUTE - missing)
    missing -= FOEDUS_TRIBUTE - paid
    changeTreasury(play, relation.federate, paid, 'foedus', 'XIV.F')
  }
}
