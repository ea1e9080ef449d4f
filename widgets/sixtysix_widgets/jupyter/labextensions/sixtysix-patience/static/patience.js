// Two limits of two seconds are too short for a busy server or a slow phone: beyond them a page would
// stay empty, or deaf, until somebody reloads it.
{
  // anywidget (0.11) gives a widget two seconds to load, and then hears no message for it any more.
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => timeout(ms === 2000 ? 60_000 : ms);

  // ipywidgets (8.1) looks for a widget during two seconds. When its state comes while the last of
  // them passes, it says "model not found" for good, although it is there by then: so it is looked
  // for once more. When the state comes even later, ipywidgets draws it by itself.
  async function lookAgain(app) {
    const manager = await app.widgetManagerPromise?.promise;
    if (!manager) return;
    const look = manager.get_model.bind(manager);
    manager.get_model = async (id) => {
      try {
        return await look(id);
      } catch (error) {
        if (manager.has_model(id)) return look(id);
        throw error;
      }
    };
  }

  // Not awaited: the app starts only when all its plugins have.
  const plugin = { id: "sixtysix-patience:plugin", autoStart: true, activate: (app) => void lookAgain(app) };
  window._JUPYTERLAB ??= {};
  window._JUPYTERLAB["sixtysix-patience"] = {
    init() {},
    async get() {
      return () => ({ __esModule: true, default: plugin });
    },
  };
}
