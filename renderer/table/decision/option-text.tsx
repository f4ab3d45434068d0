import { createContext, useContext } from 'react'
import type { Option } from '#shared/engine/decision.ts'
import type { Translator } from '../../i18n/translator.ts'
import { useWords, Words } from '../../i18n/words.tsx'
import { type GameContext, useGameContext } from '../game/game-context.ts'

interface OptionTextProps {
  readonly option: Pick<Option, 'label' | 'place' | 'preview' | 'piece'>
}

/** The place of the whole decision. Options there need not name it. */
export const DecisionPlaceContext = createContext<string | undefined>(undefined)

/** An option with its place and previews. */
export function OptionText({ option }: OptionTextProps) {
  const words = useWords()
  const { pieceNotes } = useGameContext()
  const label = words.say(option.label)
  const about = useContext(DecisionPlaceContext)
  const isNamed = option.place !== undefined && option.place !== about
  const place = isNamed ? words.name('place', option.place ?? '') : null
  return (
    <span className="option-text">
      <span className="option-text__label">
        <Words message={option.label} />
        {notesOf(option, pieceNotes).map((note) => (
          <span key={note} className="option-text__note">
            {note}
          </span>
        ))}
        {place !== null && !label.includes(place) && <span className="option-text__place">{place}</span>}
      </span>
      {option.preview && option.preview.length > 0 && (
        <span className="option-text__previews">
          {option.preview.map((line) => (
            <span key={`${line.key}${JSON.stringify(line.params)}`} className="option-text__preview">
              <Words message={line} />
            </span>
          ))}
        </span>
      )}
    </span>
  )
}

/** Everything the player sees of an option. Options with the same text are equivalent. */
export function optionAppearance(
  option: Option,
  words: Translator,
  notesOn: GameContext['pieceNotes']
): string {
  const lines = [option.label, ...(option.preview ?? [])].map((line) => words.say(line))
  return JSON.stringify([lines, option.place, option.price, notesOf(option, notesOn)])
}

function notesOf({ piece }: Pick<Option, 'piece'>, notesOn: GameContext['pieceNotes']): readonly string[] {
  return piece === undefined ? [] : notesOn(piece)
}
