import type { Script } from '../../ask.ts'
import type { RepublicPlay } from '../../game-types.ts'
import { offerRansoms } from '../combat/ransom.ts'
import { contribute } from './contributions.ts'
import { quellDisorder, sufferRaids } from './frontiers.ts'
import { placeGuard } from './guards.ts'
import { receiveIncomes } from './incomes.ts'
import { governed, governProvince, passTerms } from './provinces.ts'
import { payRebels } from './rebels.ts'
import { redistribute } from './redistribution.ts'
import { collectForState } from './state.ts'

/** 3.1, 6.1: personal income, then that of the State, then the redistribution. */
function* beginRevenue(play: RepublicPlay): Script {
  const { state, emit, schedule } = play
  state.phase = 'revenue'
  emit({ type: 'phase-began', phase: 'revenue' })
  yield* offerRansoms(play)
  schedule(
    { task: 'guard' },
    { task: 'raids' },
    { task: 'disorder' },
    { task: 'incomes' },
    { task: 'rebel-upkeep' },
    { task: 'state-revenue' },
    { task: 'contributions' },
    { task: 'terms' },
    { task: 'deals', moment: 'revenue' },
    { task: 'redistribution' }
  )
}

/** 6.1, 6.12: concessions and salaries, then each governor. */
function* payPersons(play: RepublicPlay): Script {
  yield* receiveIncomes(play)
  play.schedule(...governed(play).map((province) => ({ task: 'province' as const, province })))
}

/** The scripts of this part, by their tasks. */
export const revenueScripts = {
  revenue: beginRevenue,
  guard: placeGuard,
  raids: sufferRaids,
  disorder: quellDisorder,
  incomes: payPersons,
  province: governProvince,
  'rebel-upkeep': payRebels,
  'state-revenue': collectForState,
  contributions: contribute,
  terms: passTerms,
  redistribution: redistribute
}
