/**
 * Exceptions hang on hooks: a nation, a card or a scenario declares what it changes, and the general rule asks.
 * `Hooks` is an interface of functions, one per place in the rules where something may differ.
 */
export interface HookSource<Hooks extends object> {
  readonly id: string
  /** Lower speaks first; 0 when not given. */
  readonly priority?: number
  readonly hooks: Partial<Hooks>
}

type HookArguments<Hook> = Hook extends (...args: infer Args) => unknown ? Args : never
type HookResult<Hook> = Hook extends (...args: never[]) => infer Result ? Result : never

/** What every source that declares the hook has to say, in order of priority. */
export function collectHooks<Hooks extends object, Name extends keyof Hooks>(
  sources: Iterable<HookSource<Hooks>>,
  name: Name,
  ...args: HookArguments<Hooks[Name]>
): HookResult<Hooks[Name]>[] {
  const results: HookResult<Hooks[Name]>[] = []
  for (const source of [...sources].sort((left, right) => (left.priority ?? 0) - (right.priority ?? 0))) {
    const hook: unknown = source.hooks[name]
    if (typeof hook === 'function') results.push(hook(...args))
  }
  return results
}
