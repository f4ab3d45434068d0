import { useEffect, useState } from 'react'

export interface Hold {
  /** Resolves when the player goes on; null if nothing waits. */
  waiting(): Promise<void> | null
  begin(): void
  end(): void
}

/** Holds back the next updates until the player goes on. */
export function useHold(): Hold {
  const [hold] = useState((): Hold => {
    let held: { readonly until: Promise<void>; readonly release: () => void } | null = null
    return {
      waiting: () => held?.until ?? null,
      begin: () => {
        let release = () => {}
        const until = new Promise<void>((done) => {
          release = done
        })
        held = { until, release }
      },
      end: () => {
        held?.release()
        held = null
      }
    }
  })
  useEffect(() => hold.end, [hold])
  return hold
}
