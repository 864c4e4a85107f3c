let context: AudioContext | null = null

/** Browsers let a page sound only after a touch: call it from one. Answers whether it may sound now. */
export async function allowSound(): Promise<boolean> {
  try {
    context = context ?? new AudioContext()
    if (context.state !== 'running') await context.resume()
    return context.state === 'running'
  } catch {
    return false
  }
}

export const soundAllowed = () => context !== null && context.state === 'running'

/** Two soft bells, the second lower. Answers how long they take. */
export function chime(): number {
  if (!context || !soundAllowed()) return 0
  bell(context, 880, 0)
  bell(context, 659.25, 0.35)
  return 1200
}

function bell(audio: AudioContext, frequency: number, after: number) {
  const start = audio.currentTime + after
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(0.5, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.9)
  tone.connect(volume)
  volume.connect(audio.destination)
  tone.start(start)
  tone.stop(start + 1)
}
