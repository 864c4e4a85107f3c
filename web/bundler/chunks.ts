/**
 * Few files rather than many small ones: a plain installation speaks HTTP/1.1, six requests at a time.
 * Public pages load framework and base; only screens that read from the server load data. Parts that only the
 * panel or a kiosk shows stay out of base, with the screens that use them.
 */
export const chunkGroups = [
  {
    name: 'framework',
    priority: 3,
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie)[\\/]/,
  },
  {
    name: 'base',
    priority: 2,
    test: /contract[\\/](?!cola|empresa|datos-cuenta)|web[\\/](?:ui|lib)[\\/](?!live-|use-live|backoff|query-client|use-session-lost|use-countdown|estoy|qr|copy-|code-block|color-field|menu|segmented|danger-zone)|web[\\/]shared[\\/](?:plain-page|nueva-contrasena|turno-ring|plan[\\/](?!api|plan-warning))|web[\\/]texts[\\/]\w+[\\/](?:plural|estimado|hora)\.ts/,
  },
  { name: 'icons', priority: 1, test: /node_modules[\\/]lucide-react[\\/]/, minShareCount: 2 },
  {
    name: 'data',
    priority: 1,
    test: /node_modules[\\/]@tanstack[\\/]|web[\\/](?:lib[\\/](?!copy-)|shared[\\/](?:queries|pedir-turno)|texts[\\/]\w+[\\/]pedir-turno)/,
  },
]
