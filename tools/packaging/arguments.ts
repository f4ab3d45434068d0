import type { Provenance } from './provenance.ts'

/** What a build depends on besides electron-builder.yml. */
export interface BuildFacts {
  readonly platform: NodeJS.Platform
  readonly env: NodeJS.ProcessEnv
  readonly provenance: Provenance
  /** An Electron that somebody else unpacked, if one is to be tried. */
  readonly givenElectron: string | null
  /** What was typed after `npm run dist --`. */
  readonly typed: readonly string[]
}

/** What electron-builder is told. */
export function builderArguments(facts: BuildFacts): string[] {
  const { homepage, maintainer } = facts.provenance
  return [
    '--publish=never',
    ...(homepage ? [`-c.extraMetadata.homepage=${homepage}`] : withoutHomepage(facts)),
    `-c.linux.maintainer=${maintainer}`,
    ...signature(facts),
    // Not the pinned one, so that only a folder to try is made of it, never an installer.
    ...(facts.givenElectron ? ['--dir', `-c.electronDist=${facts.givenElectron}`] : []),
    ...facts.typed
  ]
}

/** Debian's packages must name a homepage; a clone that came from nowhere has none, and makes no such package. */
function withoutHomepage({ platform, givenElectron, typed }: BuildFacts): string[] {
  return platform === 'linux' && !givenElectron && typed.length === 0 ? ['--linux', 'AppImage'] : []
}

/**
 * Apple Silicon refuses an unsigned program, so that without a certificate it is signed by nobody in particular; the
 * hardened runtime would then refuse the parts of the program to each other.
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

/** A CI hands over every secret it does not have as an empty text, which electron-builder would take for one. */
export function dropEmptySecrets(env: NodeJS.ProcessEnv): void {
  for (const name of SECRETS) if (env[name] === '') delete env[name]
}
