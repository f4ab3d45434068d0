import { useId } from 'react'
import { levelColumns, levelOf } from '#shared/tetrarchia/campaign-options.ts'
import { measuredAt } from '#shared/tetrarchia/queries/difficulty.ts'
import { percent } from '#shared/tetrarchia/words/message.ts'
import { useTetrarchiaWords } from '../i18n/use-tetrarchia-words.ts'
import { difficultyAt, difficultyWord, HARDEST_GRADE, levelCode, levelGrade } from './level.ts'

interface LevelChoiceProps {
  readonly level: string
  readonly onChange: (level: string) => void
}

/** Levels that the rulebook names, and a hard one. */
const KNOWN = [
  { code: '4200', name: 'first' },
  { code: '4211', name: 'normal' },
  { code: '3122', name: 'hard' }
] as const

const ROWS = ['discs', 'fleets', 'revolts', 'armies'] as const

/** The four columns of the rulebook's table as rows of buttons, and the resulting difficulty. */
export function LevelChoice({ level, onChange }: LevelChoiceProps) {
  const words = useTetrarchiaWords()
  const name = useId()
  const values = levelOf(level)
  const measured = measuredAt(level)
  const hardship = difficultyAt(level)
  return (
    <fieldset className="field field--wide level">
      <legend className="field__label">{words.text('set-up.level')}</legend>
      <p className="level__known">
        {KNOWN.map(({ code, name: known }) => (
          <button
            key={code}
            type="button"
            className="button"
            aria-pressed={code === level}
            onClick={() => onChange(code)}
          >
            {words.text(`set-up.${known}`)} [{code}]
          </button>
        ))}
      </p>
      <div className="level__rows">
        {ROWS.map((row) => (
          <fieldset key={row} className="level__row">
            <legend>{words.text(`set-up.${row}`)}</legend>
            {levelColumns[row].map((value) => (
              <label key={value} className="level__value">
                <input
                  type="radio"
                  name={`${name}-${row}`}
                  checked={values[row] === value}
                  onChange={() => onChange(levelCode({ ...values, [row]: value }))}
                />
                <span>{value}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <p className="level__grade">
        <meter min={0} max={1} value={hardship} />
        <span>
          <strong>{words.text(`set-up.${difficultyWord(hardship)}`, { level: Number(level) })}</strong>{' '}
          {measured
            ? words.text('set-up.win-rate', {
                percent: percent(measured.won / measured.games),
                count: measured.games
              })
            : words.text('set-up.not-measured', { number: levelGrade(values), most: HARDEST_GRADE })}
        </span>
      </p>
      <p className="field__hint">{words.text('set-up.level-hint')}</p>
    </fieldset>
  )
}
