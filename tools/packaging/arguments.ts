import type { Provenance } from './provenance.ts'

/** What a build depends on besides electron-builder.yml. */
export interface BuildFacts {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  readonly provenance: Provenance
  /** The folder of an Electron that somebody else unpacked, if there is one to try. */
  readonly givenElectron: string | null
  /** What was typed after `npm run dist --`. */
  readonly typed: readonly string[]
}

/** The arguments for electron-builder. */
export function builderArguments(facts: BuildFacts): string[] {
  const { maintainer } = facts.provenance
  return [
    '--publish=never',
    ...homepageArguments(facts),
    `-c.linux.maintainer=${maintainer}`,
    ...signature(facts),
    // A given Electron may not be the pinned one, so it goes only into a folder to try, never into an installer.
    ...(facts.givenElectron
      ? ['--dir', `-c.electronDist=${facts.givenElectron}`, ...withoutTargets(facts.typed)]
      : facts.typed)
  ]
}

const TYPED_HOMEPAGE = '-c.extraMetadata.homepage='

/** A homepage that was typed counts, whatever the build comes from. */
function homepageArguments(facts: BuildFacts): string[] {
  const { homepage } = facts.provenance
  if (facts.typed.some((arg) => arg.startsWith(TYPED_HOMEPAGE))) return []
  return homepage ? [`${TYPED_HOMEPAGE}${homepage}`] : withoutHomepage(facts)
}

/** `--linux deb` names a kind of installer, and `--dir` makes none. The platform stays. */
function withoutTargets(typed: readonly string[]): string[] {
  let isAfterPlatform = false
  return typed.filter((arg) => {
    const isTarget = isAfterPlatform && !arg.startsWith('-')
    isAfterPlatform = isTarget || /^(--linux|--win|--windows|--mac|--macos|-l|-w|-m)$/.test(arg)
    return !isTarget
  })
}

/** Debian's packages must name a homepage. A clone without a remote has none, and makes no such package. */
function withoutHomepage({ platform, givenElectron, typed }: BuildFacts): string[] {
  return platform === 'linux' && !givenElectron && typed.length === 0 ? ['--linux', 'AppImage'] : []
}

/**
 * Apple Silicon refuses an unsigned program, so a build without a certificate gets an ad hoc signature. With that, the
 * hardened runtime would not let the program load its own parts.
 */
function signature({ platform, env }: BuildFacts): string[] {
  if (platform !== 'darwin' || env.CSC_LINK || env.CSC_NAME) return []
  return ['-c.mac.identity=-', '-c.mac.hardenedRuntime=false', '-c.mac.notarize=false']
}

/** Certificates and accounts, as electron-builder reads them from the environment. */
const SECRETS = [
  'CSC_LINK',
  'CSC_KEY_PASSWORD',
  'CSC_NAME',
  'WIN_CSC_LINK',
  'WIN_CSC_KEY_PASSWORD',
  'APPLE_ID',
  'APPLE_APP_SPECIFIC_PASSWORD',
  'APPLE_TEAM_ID'
]

/** A CI passes every secret that it does not have as an empty text, and electron-builder would use that. */
export function dropEmptySecrets(env: NodeJS.ProcessEnv): void {
  for (const name of SECRETS) if (env[name] === '') delete env[name]
}
