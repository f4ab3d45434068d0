import type { Republica } from '#shared/republica/game-types.ts'
import { armyOf } from '#shared/republica/queries/armies.ts'
import { faceOf } from '#shared/republica/queries/income.ts'
import type { RepublicView } from '#shared/republica/view.ts'
import { Words } from '../../i18n/words.tsx'
import type { DecisionProps } from '../../table/game/game-client.ts'
import { diceText } from '../cards/subject-face.tsx'
import { standingForce } from '../forces/considered-force.ts'
import { useRepublicaWords } from '../i18n/use-republica-words.ts'
import { WarOdds } from '../odds/battle-odds-view.tsx'
import { proposalMessage } from '../proposals/proposal-message.ts'

/** What a question is about, above its answers: the proposal, the odds of a battle, a province's income. */
export function QuestionFacts({ table: { view }, decision }: DecisionProps<Republica>) {
  const words = useRepublicaWords()
  switch (decision.kind) {
    case 'consent':
    case 'step-down': {
      const { proposal } = decision.about
      const by = view.sides.find((side) => side === decision.side)
      return by ? (
        <p className="rep-facts">
          <Words message={proposalMessage(proposal, by, view)} />
        </p>
      ) : null
    }
    case 'provincial-income': {
      const { province } = decision.about
      return (
        <p className="rep-facts">
          {words.text('ui.personal-income')}: <b>{diceText(words, faceOf(view, province).personal)}</b>
        </p>
      )
    }
    case 'land-battle':
      return <BattleAhead view={view} army={decision.about.army} />
    default:
      return null
  }
}

/** The odds of an army that is about to fight. */
function BattleAhead({ view, army: id }: { readonly view: RepublicView; readonly army: number }) {
  const army = armyOf(view, id)
  const force = standingForce(view, army)
  const { against } = army
  if (!force || against === 'home' || against === 'rebel' || against === 'rebellion') return null
  return <WarOdds view={view} war={against} force={force} />
}
