import type { Option } from '#shared/engine/decision.ts'
import { useWords, Words } from '../../i18n/words.tsx'

/** An option in words, with where it is and what it costs and leads to. */
export function OptionText({ option }: { readonly option: Pick<Option, 'label' | 'place' | 'preview'> }) {
  const words = useWords()
  const label = words.say(option.label)
  const place = option.place === undefined ? null : words.name('place', option.place)
  return (
    <span className="option-text">
      <span className="option-text__label">
        <Words message={option.label} />
        {place !== null && !label.includes(place) && <span className="option-text__place">{place}</span>}
      </span>
      {option.preview?.map((line) => (
        <span key={`${line.key}${JSON.stringify(line.params)}`} className="option-text__preview">
          <Words message={line} />
        </span>
      ))}
    </span>
  )
}
