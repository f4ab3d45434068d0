import { choose, type Script } from '../../ask.ts'
import type { NationId } from '../../content/ids.ts'
import { ownFigures } from '../../content/own-figures.ts'
import { unitOption } from '../../map-options.ts'
import type { InvasionsPlay } from '../../play.ts'
import { nationsWithTrait } from '../../queries/nations/traits.ts'
import { hasPlaceForOneMore, lendableUnits } from '../../queries/relations/mercenaries.ts'
import { relationsOfKind } from '../../queries/relations/relations.ts'
import { questionFor } from '../../question-header.ts'
import type { Unit } from '../../state.ts'
import { message, reference } from '../../words/message.ts'
import { lendMercenary } from '../relations/mercenaries.ts'

const TRAIT = 'gothic-exchange'
const FEWEST_TO_LEND = ownFigures.kin.fewest

/** XXVI.B: kindred peoples may each lend the other one unit a turn, free of charge; this is no alliance. */
export function* exchangeMercenaries(play: InvasionsPlay, borrower: NationId): Script {
  const { state } = play
  for (const lender of nationsWithTrait(state, TRAIT)) {
    const units = lender === borrower ? [] : lendableUnits(state, lender)
    const lent = relationsOfKind(state, 'loan').some(
      (loan) => loan.lender === lender && loan.borrower === borrower && loan.since === state.turn
    )
    if (lent || units.length < FEWEST_TO_LEND || !hasPlaceForOneMore(state, borrower)) continue
    const unit = yield* choose<'lend-to-kin', Unit | null>(
      {
        ...questionFor(lender, 'lend-to-kin', 'XXVI.B'),
        prompt: message('prompt.lend-to-kin', {
          nation: reference('nation', lender),
          other: reference('nation', borrower)
        }),
        about: { lender, borrower }
      },
      [
        { key: 'none', label: message('option.lend-nobody'), value: null },
        ...units.map((one) => ({ ...unitOption(one), value: one }))
      ],
      { preset: () => ({ answer: 'none', reason: message('preset.lend-nobody') }) }
    )
    if (unit) yield* lendMercenary(play, lender, borrower, 'kin', unit)
  }
}
