export const accesibilidad = {
  titulo: 'Accesibilidad',
  descripcion:
    'Qué se probó de la accesibilidad de Turnero y cómo, criterio por criterio de las WCAG 2.2, niveles A y AA.',
  encabezado: 'Accesibilidad',
  texto: 'Qué probamos y cómo, en cada criterio de las WCAG 2.2, niveles A y AA. También lo que falta.',
  fecha: 'Revisada el 18 de noviembre de 2026',
  indice: 'En esta página',
  secciones: [
    {
      id: 'pruebas',
      titulo: 'Cómo se probó',
      puntos: [
        'axe, un programa que busca barreras: en las pantallas del sitio, las cuentas, el panel, el teléfono, el kiosco y el monitor, con sus menús, diálogos y errores principales, en tema claro y oscuro.',
        'Historias automáticas con teclado, con pantalla táctil, a 320 y 360 px, sin JavaScript, con movimiento reducido, con alto contraste y para imprimir. Cada una cubre algunas pantallas.',
        'Lighthouse: 100 de 100 en accesibilidad en siete páginas (inicio, precios, inicio de sesión, mi turno, consulta de turno, kiosco y monitor).',
        'Revisión a mano en el código, donde ningún programa puede decidir: búsquedas y lectura de las partes que las pantallas comparten, no pantalla por pantalla.',
      ],
    },
    {
      id: 'pendiente',
      titulo: 'Lo que no se probó',
      puntos: [
        'Nadie usó Turnero con un lector de pantalla real (NVDA, JAWS, VoiceOver o TalkBack), con control por voz ni con un pulsador.',
        'No hubo pruebas con personas con discapacidad ni una auditoría externa. Esta declaración la escribió el mismo equipo.',
        'axe y las historias corren en Chromium y casi siempre en español. En Firefox y WebKit solo se probó tomar y seguir un turno.',
        'La pantalla que vincula un televisor no pasó por axe, y el alto contraste solo se probó en las estadísticas.',
      ],
    },
  ],
  resumen: 'Resultado',
  resumenTexto:
    'Los 55 criterios de los niveles A y AA. El 4.1.1 ya no existe en la versión 2.2. «Cumple en parte» quiere decir que conocemos una falla o que falta probar algo, y cada caso dice qué.',
  estados: {
    cumple: 'Cumple',
    parte: 'Cumple en parte',
    noAplica: 'No aplica',
    noProbado: 'No probado',
  },
  nivel: (nivel: string) => `Nivel ${nivel}`,
  principios: [
    {
      id: 'perceptible',
      titulo: 'Perceptible',
      criterios: [
        {
          id: '1.1.1',
          nombre: 'Contenido no textual',
          como: 'axe; los códigos QR y las fotos tienen nombre, los íconos de adorno están ocultos y cada gráfico tiene su tabla.',
        },
        { id: '1.2.1', nombre: 'Solo audio y solo video (grabado)', como: 'No hay audio ni video grabado.' },
        { id: '1.2.2', nombre: 'Subtítulos (grabados)', como: 'No hay video grabado.' },
        {
          id: '1.2.3',
          nombre: 'Audiodescripción o medio alternativo (grabado)',
          como: 'No hay video grabado.',
        },
        {
          id: '1.2.4',
          nombre: 'Subtítulos (en directo)',
          como: 'No hay video en directo; la voz del monitor dice lo mismo que se lee en él.',
        },
        { id: '1.2.5', nombre: 'Audiodescripción (grabado)', como: 'No hay video grabado.' },
        {
          id: '1.3.1',
          nombre: 'Información y relaciones',
          como: 'axe; las pruebas encuentran encabezados, listas, tablas, grupos y campos por su función y su nombre.',
        },
        {
          id: '1.3.2',
          nombre: 'Secuencia significativa',
          como: 'Revisado a mano en el código: el orden visual difiere del de lectura solo en algunos botones y cifras, sin cambiar el sentido.',
        },
        {
          id: '1.3.3',
          nombre: 'Características sensoriales',
          como: 'Buscado en los textos en español: la única indicación por color, la del mapa de horas, tiene también cifras y tabla.',
        },
        {
          id: '1.3.4',
          nombre: 'Orientación',
          como: 'Revisado a mano en el código: nada fija la orientación. Las historias usan ventanas verticales y horizontales.',
        },
        {
          id: '1.3.5',
          nombre: 'Identificación del propósito de la entrada',
          como: 'axe y una prueba del autocompletado en las cuentas. El kiosco lo apaga a propósito, para no ofrecer datos de otra persona.',
        },
        {
          id: '1.4.1',
          nombre: 'Uso del color',
          como: 'axe en los enlaces dentro de textos; los estados y errores llevan palabras. El menú del sitio subraya la página abierta, con una prueba.',
        },
        {
          id: '1.4.2',
          nombre: 'Control del audio',
          como: 'Historias: el monitor no suena hasta que alguien lo activa, y el teléfono tiene un botón para el sonido.',
        },
        {
          id: '1.4.3',
          nombre: 'Contraste (mínimo)',
          como: 'axe en ambos temas; los textos en colores de cada empresa se calculan para llegar a 4.5:1, con pruebas.',
        },
        {
          id: '1.4.4',
          nombre: 'Cambio de tamaño del texto',
          como: 'Nada bloquea el zoom, y las pruebas a 320 px equivalen a un zoom de 400 %. No se probó agrandar solo el texto, y el monitor ajusta las letras a su pantalla.',
        },
        {
          id: '1.4.5',
          nombre: 'Imágenes de texto',
          como: 'Revisado a mano en el código: solo los logotipos son imágenes.',
        },
        {
          id: '1.4.10',
          nombre: 'Reajuste del contenido',
          como: 'Historias a 320 px: todo el sitio en inglés y portugués, y el panel, el teléfono, el kiosco y el monitor con los textos más largos posibles.',
        },
        {
          id: '1.4.11',
          nombre: 'Contraste no textual',
          como: 'Calculado a mano: el foco y los bordes de los campos pasan de 3:1. La pestaña elegida lleva un borde que también pasa. No llegan las celdas claras del mapa de horas ni las barras en tema oscuro.',
        },
        {
          id: '1.4.12',
          nombre: 'Espaciado del texto',
          como: 'Ninguna prueba cambia el espaciado de letras, palabras o líneas.',
        },
        {
          id: '1.4.13',
          nombre: 'Contenido al pasar el puntero o al recibir el foco',
          como: 'Revisado a mano en el código: los menús se abren con un clic, y los nombres que aparecen sobre los íconos son los del navegador.',
        },
      ],
    },
    {
      id: 'operable',
      titulo: 'Operable',
      criterios: [
        {
          id: '2.1.1',
          nombre: 'Teclado',
          como: 'Historias con teclado: llamar y mover turnos en el panel, tomar un turno en el kiosco, ordenar colas, menús, diálogos y carruseles.',
        },
        {
          id: '2.1.2',
          nombre: 'Sin trampas para el foco del teclado',
          como: 'Pruebas: de los diálogos y menús se sale con Escape, y el foco vuelve al botón que los abrió.',
        },
        {
          id: '2.1.4',
          nombre: 'Atajos de teclas de caracteres',
          como: 'Solo el panel tiene atajos de una letra. Se apagan en la ayuda de los atajos, con una prueba; tampoco actúan mientras se escribe ni con un diálogo abierto.',
        },
        {
          id: '2.2.1',
          nombre: 'Tiempo ajustable',
          como: 'La sesión dura 30 días, o 12 horas si eliges «equipo compartido». El kiosco borra lo escrito tras 60 segundos y muestra el turno 20 segundos, sin forma de alargarlos.',
        },
        {
          id: '2.2.2',
          nombre: 'Poner en pausa, detener, ocultar',
          como: 'Historias: los carruseles y la demo se pausan. Falta: un monitor con más de 12 colas cambia de página cada 8 segundos y no se puede pausar.',
        },
        {
          id: '2.3.1',
          nombre: 'Umbral de tres destellos o menos',
          como: 'Animaciones revisadas a mano en el código: ninguna destella. No se midió con un instrumento.',
        },
        {
          id: '2.4.1',
          nombre: 'Evitar bloques',
          como: 'axe; el enlace para saltar al contenido se revisó a mano en el código.',
        },
        { id: '2.4.2', nombre: 'Titulado de páginas', como: 'Prueba: cada página tiene un título propio.' },
        {
          id: '2.4.3',
          nombre: 'Orden del foco',
          como: 'Historias con teclado: el foco va al contenido al navegar, al primer error de un formulario y a la acción principal cuando un control desaparece.',
        },
        {
          id: '2.4.4',
          nombre: 'Propósito de los enlaces (en contexto)',
          como: 'axe exige texto en cada enlace. No se revisó enlace por enlace si ese texto se entiende.',
        },
        {
          id: '2.4.5',
          nombre: 'Múltiples vías',
          como: 'Las páginas del sitio están en el menú o en el pie y en otros enlaces; a las vistas del panel se llega casi siempre solo por su menú.',
        },
        {
          id: '2.4.6',
          nombre: 'Encabezados y etiquetas',
          como: 'Prueba: cada página tiene un solo encabezado principal. axe rechaza campos sin etiqueta. No se revisó uno por uno si encabezados y etiquetas se entienden.',
        },
        {
          id: '2.4.7',
          nombre: 'Foco visible',
          como: 'Revisado a mano en el código: todo control enfocado con el teclado lleva un contorno de 3 px.',
        },
        {
          id: '2.4.11',
          nombre: 'Foco no oculto (mínimo)',
          como: 'Revisado a mano en el código: la página deja espacio bajo el encabezado fijo. No se probó con los avisos ni con el botón fijo del kiosco.',
        },
        {
          id: '2.5.1',
          nombre: 'Gestos del puntero',
          como: 'Historia con pantalla táctil: los carruseles se deslizan y también tienen botones. No hay gestos con dos dedos.',
        },
        {
          id: '2.5.2',
          nombre: 'Cancelación del puntero',
          como: 'Revisado a mano en el código: las acciones ocurren al soltar; al presionar solo se cierra un menú o se muestra una cifra.',
        },
        {
          id: '2.5.3',
          nombre: 'Etiqueta en el nombre',
          como: 'Las pruebas buscan los botones por el texto que se ve. Al revisar el código hallamos excepciones, como «Volvió» en los turnos recientes, y las corregimos. La regla de axe no se usó.',
        },
        {
          id: '2.5.4',
          nombre: 'Activación mediante movimiento',
          como: 'Nada se activa al mover el teléfono.',
        },
        {
          id: '2.5.7',
          nombre: 'Movimientos de arrastre',
          como: 'Historias: las colas se ordenan con botones y los carruseles avanzan con botones. Nada más se arrastra.',
        },
        {
          id: '2.5.8',
          nombre: 'Tamaño del objetivo (mínimo)',
          como: 'axe con su regla de tamaño en el sitio y el panel; en las páginas de clientes solo se leyó el código de los botones y campos compartidos.',
        },
      ],
    },
    {
      id: 'comprensible',
      titulo: 'Comprensible',
      criterios: [
        {
          id: '3.1.1',
          nombre: 'Idioma de la página',
          como: 'axe e historias: cada página declara su idioma, también al cambiarlo.',
        },
        {
          id: '3.1.2',
          nombre: 'Idioma de las partes',
          como: 'Una prueba busca palabras de otro idioma sin marcar. No se marca el idioma de lo que escribe cada negocio.',
        },
        {
          id: '3.2.1',
          nombre: 'Al recibir el foco',
          como: 'Revisado a mano en el código: enfocar un control no abre ventanas ni cambia de página.',
        },
        {
          id: '3.2.2',
          nombre: 'Al recibir entradas',
          como: 'Revisado a mano en el código: elegir un valor no envía formularios; cambiar de cola o de idioma actualiza la misma pantalla.',
        },
        {
          id: '3.2.3',
          nombre: 'Navegación coherente',
          como: 'Revisado a mano en el código: encabezado, menú y pie son los mismos en todas las páginas de cada parte.',
        },
        {
          id: '3.2.4',
          nombre: 'Identificación coherente',
          como: 'Revisado a mano en el código: las pantallas comparten los mismos botones y textos.',
        },
        {
          id: '3.2.6',
          nombre: 'Ayuda coherente',
          como: 'Revisado a mano en el código: ayuda y contacto están en el mismo lugar del pie en todo el sitio. Las demás pantallas no los tienen.',
        },
        {
          id: '3.3.1',
          nombre: 'Identificación de errores',
          como: 'Historias: el error se explica junto al campo, que recibe el foco.',
        },
        {
          id: '3.3.2',
          nombre: 'Etiquetas o instrucciones',
          como: 'axe exige una etiqueta en cada campo; lo opcional se dice con palabras.',
        },
        {
          id: '3.3.3',
          nombre: 'Sugerencias ante errores',
          como: 'Historias: el mensaje dice cómo corregir, por ejemplo, el formato del teléfono.',
        },
        {
          id: '3.3.4',
          nombre: 'Prevención de errores (legales, financieros, datos)',
          como: 'Historias: borrar una empresa, una cola o una cuenta pide confirmar, y las acciones sobre turnos se deshacen. No hay pagos.',
        },
        {
          id: '3.3.7',
          nombre: 'Entrada redundante',
          como: 'Historias: el correo pasa del registro al inicio de sesión, y crear una empresa conserva lo escrito al volver atrás.',
        },
        {
          id: '3.3.8',
          nombre: 'Autenticación accesible (mínimo)',
          como: 'Prueba: se puede pegar la contraseña y usar un gestor de contraseñas. No hay captcha.',
        },
      ],
    },
    {
      id: 'robusto',
      titulo: 'Robusto',
      criterios: [
        {
          id: '4.1.2',
          nombre: 'Nombre, función, valor',
          como: 'axe; las historias manejan los controles por su función y su nombre.',
        },
        {
          id: '4.1.3',
          nombre: 'Mensajes de estado',
          como: 'Las historias encuentran avisos y errores por su función de estado o alerta. No se escucharon con un lector de pantalla.',
        },
      ],
    },
  ],
  barrera: {
    id: 'barrera',
    titulo: '¿Encontraste una barrera?',
    texto:
      'Cuéntanos en qué página estabas, qué querías hacer y qué navegador o ayuda técnica usas. Si necesitas un turno ahora, pídelo a quien atiende: puede agregarte desde el panel.',
    contacto: 'Ir a contacto',
    propia: (soporte: string) => `Escribe a ${soporte}.`,
    propiaSinCorreo: 'Habla con quien administra este servicio.',
  },
} as const
