import type { Option } from '#shared/engine/decision.ts'
import type { OptionKey } from '#shared/engine/option-key.ts'
import type { Board } from '#shared/invasions/board.ts'
import type { Field, LeaderOption } from '#shared/invasions/queries/battle/field.ts'
import { oddsOfLeaderOption } from '#shared/invasions/queries/odds/leader-option.ts'
import { oddsNow, winsOf } from '#shared/invasions/queries/odds/now.ts'
import { useInvasionsWords } from '../words.ts'
import { Chance } from './chance.tsx'
import { ChoiceBar } from './choice-bar.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import type { Asking } from './grip.ts'

interface BattleBarProps {
  readonly board: Board
  readonly field: Field
  readonly asking: Asking
}

/** What can be answered in a battle besides taking hold of dice and units. */
export function BattleBar({ board, field, asking }: BattleBarProps) {
  const words = useInvasionsWords()
  const { decision } = asking
  const wins = words.text('fight.wins')
  switch (decision.kind) {
    case 'battle-reroll':
      return <ChoiceBar asking={asking} without={({ key }) => key !== 'keep'} />
    case 'card-reroll':
      return null
    case 'battle-losses':
    case 'take-hits':
      return <ConfirmButton asking={asking} label={words.text('fight.take-losses')} />
    case 'recover-units':
    case 'repair-units':
      return <ConfirmButton asking={asking} />
    case 'leader-option': {
      const { side } = decision.about
      const beside = ({ key }: Option) => {
        if (!isLeaderOption(key)) return null
        return <Chance chance={oddsOfLeaderOption(board, field, side, key)} of={wins} />
      }
      return <ChoiceBar asking={asking} beside={beside} />
    }
    case 'voluntary-retreat': {
      const { side } = decision.about
      const beside = ({ key }: Option) =>
        key === 'no' ? <Chance chance={winsOf(oddsNow(board, field), side)} of={wins} /> : null
      const labelled = ({ key }: Option) => words.text(key === 'yes' ? 'fight.give-up' : 'fight.go-on')
      return <ChoiceBar asking={asking} beside={beside} labelled={labelled} />
    }
    case 'retreat':
    case 'intercept':
    case 'flee':
      return null
    default:
      return decision.body.type === 'choice' ? <ChoiceBar asking={asking} /> : null
  }
}

function isLeaderOption(key: OptionKey): key is LeaderOption {
  return key === 'keep' || key === 'add' || key === 'remove'
}
