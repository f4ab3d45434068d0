import type { Script } from '../../ask.ts'
import { figures } from '../../figures.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { happens, stateCosts } from '../../queries/income.ts'
import { enrichState } from '../changes/standing.ts'
import { chargeState } from '../changes/treasury.ts'
import { collectTaxes } from './provinces.ts'

/** 6.2-6.22: annual revenue, taxes, then wars, certificates and upkeep. What is missing may still be given. */
export function* collectForState(play: RepublicPlay): Script {
  const { state, emit } = play
  enrichState(play, figures.state.annual + enthusiasm(play))
  collectTaxes(play)
  const costs = stateCosts(state)
  emit({ type: 'state-paid', costs })
  chargeState(play, costs.total)
  // 9.632: a certificate of the first type is paid once.
  state.landBills.I = 0
  warnOfBankruptcy(play)
}

/** 7.35: what the allies give. */
function enthusiasm({ state }: RepublicPlay): number {
  const level = happens(state, 'allied-enthusiasm')
  if (level === 0) return 0
  return level > 1 ? figures.happening.greatEnthusiasm : figures.happening.enthusiasm
}

/** 6.22: below 50 and below 20 all are warned. */
function warnOfBankruptcy({ state, emit }: RepublicPlay): void {
  const { treasury } = state
  const { warning, danger } = figures.state
  if (treasury >= warning) return
  const level = treasury < 0 ? 'empty' : treasury < danger ? 'danger' : 'warning'
  emit({ type: 'treasury-low', level, treasury })
}
