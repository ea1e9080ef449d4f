"""The app's server on small notebooks of its own: landmarks, errors, and the life of kernels."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest

WIDGET = '''
import anywidget
class Echo(anywidget.AnyWidget):
    _esm = """
    export default { render({ model, el }) {
      const button = document.createElement("button"), said = document.createElement("p");
      button.textContent = "Ace of spades"; said.setAttribute("role", "status");
      button.onclick = () => model.send({});
      model.on("msg:custom", (message) => { said.textContent = message.said; });
      el.append(button, said);
    } };
    """
    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: self.send({"said": "Python heard it"}))
Echo()
'''


def write(folder: Path, name: str, code: str, *, lang: str = "en", bar: bool = True) -> None:
    notebook = nbformat.v4.new_notebook(
        cells=[
            nbformat.v4.new_markdown_cell(f"# Page {name}"),
            nbformat.v4.new_markdown_cell("For the notebook.", metadata={"tags": ["lab-only"]}),
            nbformat.v4.new_code_cell(code),
        ],
        metadata={
            "title": f"Title of {name}",
            "lang": lang,
            "sixtysix": {"bar": bar},
            "kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"},
        },
    )
    nbformat.write(notebook, folder / f"{name}.ipynb")


@pytest.fixture(scope="module")
def server(start_app: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    folder = tmp_path_factory.mktemp("pages")
    write(folder, "app", WIDGET, bar=False)
    write(folder, "01_one", WIDGET, lang="de")
    write(folder, "broken", "1 / 0")
    yield from start_app(folder, tmp_path_factory.mktemp("server"), "--pool=0")


def ready(page: Any) -> None:
    page.get_by_role("button", name="Ace of spades").wait_for(timeout=30_000)


def test_the_root_leads_home_and_a_click_reaches_python(server: Any, watched: Any) -> None:
    watched.goto(server.url)
    assert watched.url == server.page("app.ipynb")
    ready(watched)
    watched.get_by_role("button", name="Ace of spades").click()
    watched.get_by_text("Python heard it").wait_for()


def test_a_page_has_language_title_landmarks_and_a_skip_link(server: Any, watched: Any) -> None:
    watched.goto(server.page("01_one.ipynb"))
    ready(watched)
    assert watched.locator("html").get_attribute("lang") == "de"
    assert watched.title() == "Title of 01_one"
    assert watched.get_by_role("main").count() == 1
    assert watched.get_by_role("navigation").get_by_role("link", name="Home").is_visible()
    assert watched.get_by_text("For the notebook.").count() == 0
    watched.keyboard.press("Tab")
    skip = watched.get_by_role("link", name="Skip to the page")
    assert skip.evaluate("link => link === document.activeElement")
    watched.keyboard.press("Enter")
    assert watched.evaluate("document.activeElement.tagName") == "MAIN"


def test_a_page_is_an_ordinary_document_at_phone_width(server: Any, watched: Any) -> None:
    watched.set_viewport_size({"width": 320, "height": 568})
    watched.goto(server.page("app.ipynb"))
    ready(watched)
    main = watched.get_by_role("main").bounding_box()
    assert (main["x"], main["y"], main["width"]) == (0, 0, 320)
    assert main["height"] >= 568
    assert watched.evaluate("document.documentElement.scrollWidth") == 320


def test_a_page_that_fails_says_so_in_plain_words(server: Any, watched: Any) -> None:
    watched.goto(server.page("broken.ipynb"))
    alert = watched.get_by_role("alert")
    alert.wait_for()
    assert "could not be set up" in alert.inner_text()
    assert "ZeroDivisionError" not in watched.content()


@pytest.mark.parametrize("path", ["nowhere", "voila/render/nothing.ipynb"])
def test_an_unknown_address_gets_our_own_page(server: Any, path: str) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(server.url + path, timeout=10)
    assert refused.value.code == 404
    assert "<h1>No such page</h1>" in refused.value.read().decode()


def test_closing_reloading_and_leaving_a_page_release_its_kernel(server: Any, watched: Any) -> None:
    assert server.settles_at(0)
    watched.goto(server.page("app.ipynb"))
    ready(watched)
    assert server.settles_at(1)
    watched.reload()
    ready(watched)
    assert server.settles_at(1)
    watched.goto(server.page("01_one.ipynb"))
    ready(watched)
    assert server.settles_at(1)
    watched.go_back()
    ready(watched)
    assert server.settles_at(1)
    watched.close(run_before_unload=True)
    assert server.settles_at(0)
