import { useEffect, useRef, useState } from 'react'
import { useBridge } from '../state/bridge-context.ts'
import { screenSlice } from '../state/screen.ts'
import { useAppDispatch } from '../state/store.ts'
import { KeyList } from './key-list.tsx'
import { commandDispatcher, useCommands } from './use-commands.ts'

/** The commands that work on every screen. Also runs the commands that the native menu sends. */
export function AppCommands() {
  const bridge = useBridge()
  const dispatch = useAppDispatch()
  const keyList = useRef<HTMLDialogElement>(null)
  // The list is drawn anew each time, because what it lists depends on the table behind it.
  const [, drawAgain] = useState(0)
  useCommands({
    'show-keys': () => {
      drawAgain((times) => times + 1)
      keyList.current?.showModal()
    },
    'new-campaign': () => dispatch(screenSlice.actions.shown({ name: 'new' }))
  })
  useEffect(() => bridge.on('command.wished', ({ command }) => commandDispatcher.run(command)), [bridge])
  return <KeyList dialog={keyList} hasMenu={window.bridge !== undefined} dispatcher={commandDispatcher} />
}
