import type { Option } from '#shared/engine/decision.ts'
import type { OptionKey } from '#shared/engine/option-key.ts'
import type { Board } from '#shared/invasions/board.ts'
import type { BattleInProgress, LeaderOption } from '#shared/invasions/queries/battle/battle-in-progress.ts'
import { oddsOfLeaderOption } from '#shared/invasions/queries/odds/leader-option.ts'
import { oddsInProgress, winChance } from '#shared/invasions/queries/odds/odds-in-progress.ts'
import { useInvasionsWords } from '../../i18n/use-invasions-words.ts'
import { Chance } from '../chance.tsx'
import { ConfirmButton } from '../confirm-button.tsx'
import type { OpenQuestion } from '../fight-controls.ts'
import { OptionButtons } from '../option-buttons.tsx'

interface BattleActionsProps {
  readonly board: Board
  readonly field: BattleInProgress
  readonly question: OpenQuestion
}

/** Answers in a battle that are not given by clicks on dice or units. */
export function BattleActions({ board, field, question }: BattleActionsProps) {
  const words = useInvasionsWords()
  const { decision } = question
  const wins = words.text('fight.wins')
  switch (decision.kind) {
    case 'battle-reroll':
      return <OptionButtons question={question} without={({ key }) => key !== 'keep'} />
    case 'card-reroll':
      return null
    case 'battle-losses':
    case 'take-hits':
      return <ConfirmButton question={question} label={words.text('fight.take-losses')} />
    case 'recover-units':
    case 'repair-units':
      return <ConfirmButton question={question} />
    case 'leader-option': {
      const { side } = decision.about
      const beside = ({ key }: Option) => {
        if (!isLeaderOption(key)) return null
        return <Chance chance={oddsOfLeaderOption(board, field, side, key)} of={wins} />
      }
      return <OptionButtons question={question} beside={beside} />
    }
    case 'voluntary-retreat': {
      const { side } = decision.about
      const beside = ({ key }: Option) =>
        key === 'no' ? <Chance chance={winChance(oddsInProgress(board, field), side)} of={wins} /> : null
      const labelled = ({ key }: Option) => words.text(key === 'yes' ? 'fight.give-up' : 'fight.go-on')
      return <OptionButtons question={question} beside={beside} labelled={labelled} />
    }
    case 'retreat':
    case 'intercept':
    case 'flee':
      return null
    default:
      return decision.body.type === 'choice' ? <OptionButtons question={question} /> : null
  }
}

function isLeaderOption(key: OptionKey): key is LeaderOption {
  return key === 'keep' || key === 'add' || key === 'remove'
}
