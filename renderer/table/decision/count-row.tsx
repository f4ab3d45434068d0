import type { Option } from '#shared/engine/decision.ts'
import { useWords } from '../../i18n/words.tsx'
import { Icon } from '../../ui/icon.tsx'
import { OptionText } from './option-text.tsx'

interface CountRowProps {
  /** One of several equivalent options. */
  readonly option: Option
  /** How many there are. */
  readonly count: number
  readonly chosen: number
  /** How many more options can be chosen in the field. */
  readonly room: number
  readonly onCount: (count: number) => void
}

/** Chooses a number of equivalent options: all or none by the checkbox, single ones by the buttons. */
export function CountRow({ option, count, chosen, room, onCount }: CountRowProps) {
  const words = useWords()
  const label = words.say(option.label)
  const most = Math.min(count, chosen + room)
  return (
    <div className="choice choice--count">
      <label className="choice__all">
        <input
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = chosen > 0 && chosen < count
          }}
          checked={chosen > 0}
          disabled={most === 0}
          onChange={() => onCount(chosen > 0 ? 0 : most)}
        />
        <OptionText option={option} />
      </label>
      <button
        type="button"
        className="button button--icon"
        aria-label={`${words.text('field.less')}: ${label}`}
        disabled={chosen === 0}
        onClick={() => onCount(chosen - 1)}
      >
        <Icon name="minus" />
      </button>
      <output className="choice__count">{words.text('field.of', { chosen, count })}</output>
      <button
        type="button"
        className="button button--icon"
        aria-label={`${words.text('field.more')}: ${label}`}
        disabled={chosen >= most}
        onClick={() => onCount(chosen + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
